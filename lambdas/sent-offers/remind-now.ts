import { userOperation } from '#lambdas/operation.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { readMailStanding } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { remindable } from '#lambdas/store/sent-offer/remindable.ts';
import { sendReminder } from '#lambdas/store/sent-offer/send-reminder.ts';
import { guardingHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { remindNowInput } from '#shared/schemas/sent-offer-input.ts';
import type { OwnerContext } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';
import { waitingOffer } from './waiting-offer.ts';

type Named = { offer: string; version: number };

/** Reminds the customer now, once for each key, under the conditions of any reminder (FUP-010, FUP-015). */
export const remindNow = userOperation({
  allow: 'offer.prepare',
  input: remindNowInput,
  async run({ key, ...named }, context) {
    await runOnce(context.user, key, named, (once) => remind(named, once, context));
    return shownSentOffer(named.offer, context);
  },
});

async function remind(named: Named, once: Once, context: OwnerContext): Promise<string> {
  const { user, now } = context;
  const head = await waitingOffer(named, context);
  if ((await readMailStanding(user.id, now)).isPaused) throw new DomainError('mail-paused');
  const to = await remindable(head, now);
  if (to?.by !== 'customer') throw new DomainError('failed-precondition');
  const taking = [guardingHead(head), once.remembering(named.offer, now)];
  await sendReminder(to, { head, taking, by: { by: 'owner', who: displayName(user) } }, context);
  return named.offer;
}
