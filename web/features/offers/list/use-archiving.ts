import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { ArchiveOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { OfferRow } from './use-list.ts';

type Archived = { offer: OfferRow; archived: boolean; isUndo?: boolean };

/** Puts an offer aside or back; nothing changes for its customer (SND-047). What was done by mistake is undone. */
export function useArchiving() {
  const { t } = useTranslation('offerList');
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ offer, archived }: Archived) =>
      request(ArchiveOfferDocument, { offer: offer.id, archived }),
    onSuccess: async (_, { offer, archived, isUndo }) => {
      await queries.invalidateQueries({ queryKey: ['offer'] });
      toast({
        text: t(archived ? 'list.archived' : 'list.unarchived', { number: offerNumber(offer) }),
        onUndo: isUndo ? undefined : () => mutate({ offer, archived: !archived, isUndo: true }),
      });
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  return { archive: mutate, busy: isPending ? variables.offer.id : undefined };
}
