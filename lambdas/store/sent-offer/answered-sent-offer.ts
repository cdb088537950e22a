import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { type OfferState, stateAt } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { listDeliveries } from './delivery-store.ts';
import type { OwnOffer } from './own-offer.ts';
import { isPreparing } from './sent-head-store.ts';
import { contentOf, readWorkingCopy } from './working-copy.ts';

/** A sent offer as its owner's screens show it; null before anything was sent or prepared. */
export async function answeredSentOffer({ light, head }: OwnOffer, user: CurrentUser, now: Date) {
  if (!head || (head.version === 0 && head.preparing === null)) return null;
  const { version, channel, firstSentAt, sentAt, openedAt, validUntil, outcome, cancelled, value } = head;
  const state = stateAt(standingOf(head), now);
  return {
    ...{ offer: head.offer, version, state, channel, firstSentAt, sentAt, openedAt, validUntil },
    ...{ outcome, cancelled, value },
    preparing: isPreparing(head, now),
    failed: head.preparing !== null && !isPreparing(head, now),
    signed: state === 'accepted' && outcome?.by === 'customer',
    // An accepted offer is read-only.
    changed: state !== 'accepted' && (await isChanged(head, user, now)),
    waitingQuestions: light.waitingQuestions,
    bounced: await returnedAddress(head),
    nextReminder: nextReminder(head, state, now),
    leftOut: head.leftOut,
    archived: light.archived,
  };
}

/** Whether the working copy says something else than its newest version (SND-001). */
async function isChanged({ offer, content }: SentHead, user: CurrentUser, now: Date): Promise<boolean> {
  return content !== null && (await contentOf(await readWorkingCopy(user, offer), now)) !== content;
}

/** The address whose newest mail came back; of several the one that came back last (SND-050). */
async function returnedAddress({ offer, version }: SentHead): Promise<string | null> {
  const mails = newestMails(await listDeliveries(offer), version);
  const returned = mails.filter(({ status }) => status === 'bounced');
  return returned.toSorted((a, b) => (a.statusAt < b.statusAt ? 1 : -1))[0]?.address ?? null;
}

/** The next reminder of a version that waits for an answer (FUP-015). */
const nextReminder = ({ reminders }: SentHead, state: OfferState, now: Date): string | null =>
  ['sent', 'opened'].includes(state) ? (reminders.find((at) => at > now.toISOString()) ?? null) : null;
