import type { Reminding } from '#shared/offers/following/reminding.ts';
import { type OfferState, stateAt } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { acceptedOffer } from './accepted-offer.ts';
import { isChanged } from './is-changed.ts';
import type { OwnOffer } from './own-offer.ts';
import { remindersTo } from './reminders-to.ts';
import { isPreparing } from './sent-head-store.ts';

/** A sent offer as its owner's screens show it; null before anything was sent or prepared. */
export async function answeredSentOffer({ light, head }: OwnOffer, user: CurrentUser, now: Date) {
  if (!head || (head.version === 0 && head.preparing === null)) return null;
  const { version, channel, firstSentAt, sentAt, openedAt, validUntil, outcome, cancelled, value } = head;
  const state = stateAt(standingOf(head), now);
  const reminding = await remindingOf(head, state, light.waitingQuestions, now);
  return {
    ...{ offer: head.offer, version, state, channel, firstSentAt, sentAt, openedAt, validUntil },
    ...{ outcome, cancelled, value, unmailed: head.unmailed },
    preparing: isPreparing(head, now),
    failed: head.preparing !== null && !isPreparing(head, now),
    accepted: await acceptedOffer(head),
    signed: state === 'accepted' && outcome?.by === 'customer',
    changed: await isChanged(head, user, now),
    waitingQuestions: light.waitingQuestions,
    reminding,
    nextReminder: nextReminder(head, reminding, now),
    leftOut: head.leftOut,
    archived: light.archived,
  };
}

/** Who gets a reminder while a version waits for an answer, or why nobody (FUP-010). */
async function remindingOf(
  head: SentHead,
  state: OfferState,
  questions: number,
  now: Date,
): Promise<Reminding | null> {
  if (state !== 'sent' && state !== 'opened') return null;
  return (await remindersTo(head, questions, now)).by;
}

/** The next reminder of a version that waits for an answer, while nothing but a question holds it (FUP-015). */
const nextReminder = ({ reminders }: SentHead, reminding: Reminding | null, now: Date): string | null =>
  reminding === 'customer' || reminding === 'owner' || reminding === 'question'
    ? (reminders.find((at) => at > now.toISOString()) ?? null)
    : null;
