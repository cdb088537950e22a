import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { OfferFilesMenu } from '#web/features/offers/document/offer-files-menu.tsx';
import { useOfferFiles } from '#web/features/offers/document/use-offer-files.tsx';
import { useDuplication } from '#web/features/offers/sent/use-duplication.ts';
import { useSentItems } from '#web/features/offers/sent/use-sent-items.ts';
import { useSteps } from '#web/features/offers/sent/use-steps.ts';
import { useUnsavedReason } from '#web/features/offers/sent/use-unsaved-reason.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import type { OfferView } from '../use-offer-view.ts';

/** The seldom needed actions: copies, template, delete. A copy or a template is of what is saved. */
function useItems(view: OfferView) {
  const { offer, actions, onOpen } = view;
  const { t } = useTranslation('offers');
  const { mutate, isPending } = useDuplication(offer.draft.id);
  const unsaved = useUnsavedReason(view);
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
  ];
  const remove: MenuItem = {
    label: t('edit.menu.delete'),
    icon: 'trash',
    danger: true,
    onSelect: () => onOpen({ kind: 'delete' }),
  };
  return { items: actions.has('delete') ? [...items, remove] : items, busy: isPending };
}

/** The offer as its documents are named, and its save before one of them is made. */
const useNamed = ({ offer, save, sent, isReadOnly }: OfferView) => {
  const { draft } = offer;
  const hasMeasures = draft.lines.some(({ quantityFrom }) => quantityFrom !== null);
  const changed = sent?.changed || offer.isOther;
  const accepted = sent && isReadOnly ? { ...sent, changed } : undefined;
  return {
    named: { ...draft, customerName: draft.customer?.name ?? null },
    options: { save, hasMeasures, accepted },
  };
};

/** Documents and seldom needed actions: two buttons on a wide screen, one on phones. */
export function OfferMenus(view: OfferView) {
  const { named, options } = useNamed(view);
  const isPhone = useNarrowerThan(640);
  const files = useOfferFiles(named, options);
  const sending = useSentItems(view);
  const { items, busy } = useItems(view);
  const { t } = useTranslation('common');
  const label = t('actions.more');
  const all = [...sending.items, ...(isPhone ? withLine(files.items) : []), ...withLine(items)];
  return (
    <>
      {!isPhone && view.sent !== null && <SeeAsCustomer {...view} />}
      {!isPhone && <OfferFilesMenu offer={named} {...options} />}
      <Menu
        label={label}
        items={all}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" label={label} busy={busy || files.busy || sending.busy} {...props} />
        )}
      />
      {files.dialog}
    </>
  );
}

/** The page that the customer has before them, one press away once it was sent (mock-up 16-offerta-inviata). */
function SeeAsCustomer(view: OfferView) {
  const { label, icon, onSelect } = useSteps(view).seeAsCustomer;
  return (
    <Button icon={icon} onClick={onSelect}>
      {label}
    </Button>
  );
}

const withLine = ([first, ...items]: MenuItem[]): MenuItem[] =>
  first ? [{ ...first, line: true }, ...items] : [];
