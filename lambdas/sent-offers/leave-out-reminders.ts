import { userOperation } from '#lambdas/operation.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { changingHead, waiting } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { plannedReminders } from '#shared/offers/following/next-due.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { leaveOutInput } from '#shared/schemas/sent-offer-input.ts';
import { shownSentOffer } from './shown-sent-offer.ts';
import { waitingOffer } from './waiting-offer.ts';

/** Leaves an offer out of reminders, with all its later versions, or takes it in again (FUP-008). */
export const leaveOutReminders = userOperation({
  allow: 'offer.prepare',
  input: leaveOutInput,
  async run({ leftOut, ...named }, context) {
    const settings = await readOfferSettings(context.user.id);
    await tryAgain(async () => {
      const head = await waitingOffer(named, context);
      if (head.leftOut === leftOut) return;
      const reminders = plannedReminders(settings, planOf(head, leftOut), context.now);
      await transact([changingHead(head, { leftOut, ...waiting({ ...head, reminders }) })]);
    });
    return shownSentOffer(named.offer, context);
  },
});

/** A version that waits has both days. */
const planOf = ({ sentAt, validUntil }: SentHead, leftOut: boolean) => ({
  ...{ sentAt: new Date(sentAt ?? ''), validUntil: validUntil ?? '', leftOut },
});
