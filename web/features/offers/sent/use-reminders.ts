import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LeaveOutRemindersDocument, SkipReminderDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { keepSentOffer, type SentOffer, useAskAgain } from './use-sent-offer.ts';

/** Whether the customer can be reminded now, by the server's rule (FUP-010). */
export const mayRemind = (sent: SentOffer | null): boolean => sent?.reminding === 'customer';

type Change = { run: () => Promise<SentOffer>; done?: string };

/** One change of the reminders of an offer; a refusal is told, and shows how it stands now. */
function useChange(offer: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const askAgain = useAskAgain(offer);
  return useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: async (sent, { done }) => {
      await keepSentOffer(queries, sent);
      if (done) toast({ text: done });
    },
    onError: (error) => {
      toast({ text: failureText(error), tone: 'err' });
      void askAgain();
    },
  });
}

/** The owner's hand in the reminders of one offer (FUP-008, FUP-015). */
export function useReminders(offer: string, version: number) {
  const { t } = useTranslation('sentOffer');
  const { mutate, isPending } = useChange(offer);
  const named = { offer, version };
  return {
    busy: isPending,
    skip: (at: string) =>
      mutate({
        run: async () => (await request(SkipReminderDocument, { ...named, at })).skipReminder,
        done: t('reminders.skipped'),
      }),
    leaveOut: (leftOut: boolean) =>
      mutate({
        run: async () => (await request(LeaveOutRemindersDocument, { ...named, leftOut })).leaveOutReminders,
      }),
  };
}
