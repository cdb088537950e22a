import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#shared/schemas/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import {
  TextForOffersDocument,
  TextsForOffersDocument,
  type TextsForOffersQuery,
} from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Kind = TextsForOffersQuery['offerTexts'][number]['kind'];
type Props = { kind: Kind; language: Offer['language']; onTake: (markup: string) => void };

/** Puts in a block of the owner, in the language of the document, else in Italian (OFR-075). */
export function BlockField({ kind, language, onTake }: Props) {
  const { t } = useTranslation('offers');
  const toast = useToast();
  const failureText = useFailureText();
  const { data } = useQuery({
    queryKey: ['offerText', 'list', 'forOffers'],
    queryFn: async ({ signal }) => (await request(TextsForOffersDocument, {}, signal)).offerTexts,
  });
  const taking = useMutation({
    mutationFn: async (id: string) => (await request(TextForOffersDocument, { id })).offerText.text,
    onSuccess: (text) => onTake(text?.[language] || (text?.it ?? '')),
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  const blocks = (data ?? []).filter((block) => block.kind === kind);
  if (blocks.length === 0) return null;
  return (
    <Menu
      label={t('edit.texts.insert')}
      items={blocks.map(({ id, name }) => ({ label: name, onSelect: () => taking.mutate(id) }))}
      trigger={(props) => (
        <Button
          variant="text"
          tone="accent"
          small
          icon="plus"
          iconAfter="angle-down"
          busy={taking.isPending}
          {...props}
        >
          {t('edit.texts.insert')}
        </Button>
      )}
    />
  );
}
