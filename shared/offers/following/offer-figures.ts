import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { wholePercent } from '../offer-bounds.ts';
import type { OfferState } from '../sending/offer-states.ts';
import { daysBetween } from '../validity.ts';
import type { LossReason } from './loss-reasons.ts';

/** An offer that was sent, as figures count it. */
export type CountedOffer = {
  /** Its state now: `expired` is computed. */
  state: Exclude<OfferState, 'draft'>;
  cancelled: boolean;
  /** Cents: its taxable amount (FUP-002). */
  value: number;
  /** Days in Rome, '2026-12-03': of the first sending, and of the acceptance where there is one. */
  firstSentOn: string;
  acceptedOn: string | null;
  /** It was opened, or the customer asked about it. */
  wasOpened: boolean;
  endedBy: 'customer' | 'owner' | null;
  /** Why it was declined, where somebody said it. */
  reason: LossReason | null;
};

/** How many, and what they are worth in cents. */
export type Figure = { offers: number; value: number };

const groups = ['accepted', 'cancelled', 'lost', 'withdrawn', 'waiting'] as const;
type Group = (typeof groups)[number];

/** Percentages are hundredths of a percent, and null where nothing is to be divided (FUP-022). */
export type OfferFigures = Record<Group | 'sent' | 'opened', Figure> & {
  openedShare: number | null;
  /** Accepted of accepted and lost. */
  conversion: { offers: number | null; value: number | null };
  /** Half days occur; null without an acceptance. */
  medianDays: number | null;
};

/** The group of an offer (F21): each is in exactly one. */
export function groupOf({ state, cancelled }: Pick<CountedOffer, 'state' | 'cancelled'>): Group {
  if (state === 'accepted') return cancelled ? 'cancelled' : 'accepted';
  if (state === 'declined' || state === 'expired') return 'lost';
  return state === 'withdrawn' ? 'withdrawn' : 'waiting';
}

/** Who accepts by signature or declines on the page has seen the offer. */
const isOpened = ({ wasOpened, endedBy }: CountedOffer): boolean => wasOpened || endedBy === 'customer';

/** The figures of offers first sent in a period (F21, FUP-022). */
export function offerFigures(offers: readonly CountedOffer[]): OfferFigures {
  const of = (group: Group) => offers.filter((offer) => groupOf(offer) === group);
  const [accepted, lost] = [figureOf(of('accepted')), figureOf(of('lost'))];
  const opened = figureOf(offers.filter(isOpened));
  return {
    ...{ sent: figureOf(offers), opened, accepted, lost },
    ...{ cancelled: figureOf(of('cancelled')), withdrawn: figureOf(of('withdrawn')) },
    waiting: figureOf(of('waiting')),
    openedShare: shareOf(opened.offers, offers.length),
    conversion: {
      offers: shareOf(accepted.offers, accepted.offers + lost.offers),
      value: shareOf(accepted.value, accepted.value + lost.value),
    },
    medianDays: median(of('accepted').flatMap(daysToAcceptance)),
  };
}

export const figureOf = (offers: readonly Pick<CountedOffer, 'value'>[]): Figure => ({
  offers: offers.length,
  value: offers.reduce((sum, { value }) => sum + value, 0),
});

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundedQuotient([part, wholePercent], [whole]);

const daysToAcceptance = ({ firstSentOn, acceptedOn }: CountedOffer): number[] =>
  acceptedOn === null ? [] : [daysBetween(firstSentOn, acceptedOn)];

function median(days: readonly number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
