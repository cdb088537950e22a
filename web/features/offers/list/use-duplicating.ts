import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { DuplicateOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Copied = { id: string; todayWorks: boolean };

/** Copies an offer and opens the copy (OFR-081). */
export function useDuplicating() {
  const { t } = useTranslation('offerList');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const keyOf = useAttemptKey(randomId, false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (copied: Copied) => {
      const input = { key: keyOf(copied), ...copied };
      return (await request(DuplicateOfferDocument, { input })).duplicateOffer;
    },
    onSuccess: async (made) => {
      toast({ text: t('list.duplicated', { number: offerNumber(made) }) });
      void queries.invalidateQueries({ queryKey: ['offer', 'list'] });
      await navigate(paths.offer(made.id));
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  return { duplicate: mutate, busy: isPending ? variables.id : undefined };
}
