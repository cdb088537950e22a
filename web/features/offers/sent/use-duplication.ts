import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DuplicateOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

/** A copy with a new number, as it is or with the works of today (OFR-081). */
export function useDuplication(id: string) {
  const { t } = useTranslation('offers');
  const toast = useToast();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const keyOf = useAttemptKey(randomId, false);
  return useMutation({
    mutationFn: async (todayWorks: boolean) => {
      const input = { id, todayWorks, key: keyOf({ id, todayWorks }) };
      return (await request(DuplicateOfferDocument, { input })).duplicateOffer.id;
    },
    onSuccess: (copy) => {
      toast({ text: t('edit.menu.duplicated') });
      void navigate(paths.offer(copy));
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
}
