import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { CopyOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { OfferView } from '../use-offer-view.ts';

/** A copy with a new number, as it is or with the works of today (OFR-081). */
function useDuplication(id: string) {
  const { t } = useTranslation('offers');
  const toast = useToast();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: async (todayWorks: boolean) => {
      const input = { id, todayWorks, key: keyOf({ id, todayWorks }) };
      return (await request(CopyOfferDocument, { input })).duplicateOffer.id;
    },
    onSuccess: (copy) => {
      toast({ text: t('edit.menu.duplicated') });
      void navigate(paths.offer(copy));
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
}

/** The seldom needed actions: copies, template, delete. What a copy or a template takes is what is saved. */
export function OfferMenu({ offer, onOpen }: OfferView) {
  const { t } = useTranslation(['offers', 'common']);
  const { mutate, isPending } = useDuplication(offer.draft.id);
  const unsaved = offer.changes > 0 && t('edit.menu.saveFirst');
  const items: MenuItem[] = [
    {
      label: t('edit.menu.duplicate'),
      icon: 'copy',
      disabledReason: unsaved,
      onSelect: () => mutate(false),
    },
    {
      label: t('edit.menu.duplicateToday'),
      icon: 'copy',
      disabledReason: unsaved,
      onSelect: () => mutate(true),
    },
    {
      label: t('edit.menu.template'),
      icon: 'clone',
      disabledReason: unsaved,
      onSelect: () => onOpen({ kind: 'template' }),
    },
    { label: t('edit.menu.delete'), icon: 'trash', danger: true, onSelect: () => onOpen({ kind: 'delete' }) },
  ];
  const label = t('common:actions.more');
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton icon="ellipsis-v" label={label} busy={isPending} {...props} />}
    />
  );
}
