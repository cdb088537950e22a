import { dayInRome } from '../offer-number.ts';
import { type Standing, stateAt } from '../sending/offer-states.ts';
import { dayAfter, daysBetween } from '../validity.ts';

/** Why an offer is to be followed up, the most pressing first (FUP-005). */
export const followReasons = ['question', 'mailFailed', 'accepted', 'ending', 'silent'] as const;
export type FollowReason = (typeof followReasons)[number];

/** Days after the first opening, and days before the end, that call for a look. */
const silence = 3;
const end = 2;

type Followed = {
  newest: Standing;
  /** The last word in the thread is the customer's. */
  questionWaits: boolean;
  /** A mail of the newest version bounced or was complained about. */
  mailFailed: boolean;
  firstOpenedAt: string | null;
  /** The owner has opened the offer since it was accepted. */
  acceptanceSeen: boolean;
};

/**
 * The reasons for which `Da seguire` finds an offer, in their order. A mail that failed counts until the customer answered or
 * the offer was withdrawn; days are those in Rome.
 */
export function reasonsToFollow(offer: Followed, now: Date): FollowReason[] {
  const state = stateAt(offer.newest, now);
  const today = dayInRome(now);
  const waits = state === 'sent' || state === 'opened';
  const opened = offer.firstOpenedAt === null ? today : dayInRome(new Date(offer.firstOpenedAt));
  const isSo: Record<FollowReason, boolean> = {
    question: offer.questionWaits,
    mailFailed: offer.mailFailed && (waits || state === 'expired'),
    accepted: state === 'accepted' && !offer.acceptanceSeen,
    ending: waits && (offer.newest?.validUntil ?? '') <= dayAfter(today, end),
    silent: state === 'opened' && daysBetween(opened, today) >= silence,
  };
  return followReasons.filter((reason) => isSo[reason]);
}
