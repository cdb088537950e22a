import { userOperation } from '#lambdas/operation.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { takingDue } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { nextDue } from '#shared/offers/following/next-due.ts';
import { skipReminderInput } from '#shared/schemas/sent-offer-input.ts';
import { shownSentOffer } from './shown-sent-offer.ts';
import { waitingOffer } from './waiting-offer.ts';

/** Leaves out the next reminder, which the owner saw; a retry leaves out no other (FUP-015). */
export const skipReminder = userOperation({
  allow: 'offer.prepare',
  input: skipReminderInput,
  async run({ at, ...named }, context) {
    await tryAgain(async () => {
      const head = await waitingOffer(named, context);
      const due = nextDue(head);
      if (due?.kind !== 'reminder' || due.at !== at) return;
      await transact([takingDue(head, due, { ...head, reminders: head.reminders.slice(1) })]);
    });
    return shownSentOffer(named.offer, context);
  },
});
