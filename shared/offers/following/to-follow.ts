import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { listedState } from '../listed-state.ts';
import { dayInRome } from '../offer-number.ts';
import type { VersionState } from '../sending/offer-states.ts';
import { dayAfter, daysBetween } from '../validity.ts';

/** Why an offer is to be followed up, the most pressing first (FUP-005). */
export const followReasons = ['question', 'returned', 'accepted', 'ending', 'silent'] as const;
export type FollowReason = (typeof followReasons)[number];

/** Days after the first opening, and days before the end, that call for a look. */
const silence = 3;
const end = 2;

type Followed = Pick<OfferLight, 'sentUntil' | 'openedAt' | 'waitingQuestions' | 'returned' | 'unseen'> & {
  state: VersionState | null;
};

/**
 * The reasons for which `Da seguire` finds an offer on a day in Rome, in their order. A mail that came back counts until the
 * customer answered or the offer was withdrawn.
 */
export function reasonsToFollow(offer: Followed, today: string): FollowReason[] {
  const state = listedState(offer, today);
  const waits = state === 'sent' || state === 'opened';
  const isSo: Record<FollowReason, boolean> = {
    question: offer.waitingQuestions > 0,
    returned: offer.returned && (waits || state === 'expired'),
    accepted: offer.state === 'accepted' && offer.unseen,
    ending: waits && (offer.sentUntil ?? '') <= dayAfter(today, end),
    silent: state === 'opened' && daysOfSilence(offer, today) >= silence,
  };
  return followReasons.filter((reason) => isSo[reason]);
}

/** Days since the customer opened an offer first. */
export const daysOfSilence = ({ openedAt }: Pick<Followed, 'openedAt'>, today: string): number =>
  openedAt === null ? 0 : daysBetween(dayInRome(new Date(openedAt)), today);
