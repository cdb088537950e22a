import { groupOf } from '#shared/offers/following/offer-figures.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { stateAt } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** The outcome of offers first sent in a month; the value is that of the accepted ones, in cents. */
export type OfferNumbers = { sent: number; accepted: number; lost: number; value: number };

/** Where an offer counts: the month of its first sending in Rome ('2026-12'), and its owner as they were then. */
export type OfferPlace = { country: string; month: string; province: string; type: string };

/** Numbers of one group of offers, and by which owners they are. */
export type OfferCounter = {
  country: string;
  month: string;
  dimension: 'total' | 'province' | 'type';
  key: string;
  numbers: OfferNumbers;
  owners: ReadonlySet<string>;
};

export const noOffers: OfferNumbers = { sent: 0, accepted: 0, lost: 0, value: 0 };

const names = ['sent', 'accepted', 'lost', 'value'] as const;

const combined = (of: (name: keyof OfferNumbers) => number): OfferNumbers => ({
  ...{ sent: of('sent'), accepted: of('accepted'), lost: of('lost'), value: of('value') },
});

export const addedOffers = (one: OfferNumbers, other: OfferNumbers): OfferNumbers =>
  combined((name) => one[name] + other[name]);

/** The steps from numbers of before to numbers of now. */
export const offerDifference = (before: OfferNumbers, now: OfferNumbers): OfferNumbers =>
  combined((name) => now[name] - before[name]);

export const isNoChange = (numbers: OfferNumbers): boolean => names.every((name) => numbers[name] === 0);

/** The month that an offer counts in, and what it adds; nothing before its first sending (FUP-024). */
export function offerShare(head: SentHead, now: Date): { month: string; numbers: OfferNumbers } | undefined {
  const standing = standingOf(head);
  if (!standing || head.firstSentAt === null) return undefined;
  const state = stateAt(standing, now);
  // A standing is of something that was sent.
  if (state === 'draft') return undefined;
  const group = groupOf({ state, cancelled: head.cancelled !== null });
  const isAccepted = group === 'accepted';
  return {
    month: dayInRome(new Date(head.firstSentAt)).slice(0, 7),
    numbers: {
      ...{ sent: 1, accepted: isAccepted ? 1 : 0, lost: group === 'lost' ? 1 : 0 },
      value: isAccepted ? head.value : 0,
    },
  };
}
