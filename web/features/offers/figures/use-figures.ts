import { useMemo } from 'react';
import { countedOffer } from '#shared/offers/following/counted-offer.ts';
import { lossesByReason } from '#shared/offers/following/losses-by-reason.ts';
import { offerFigures } from '#shared/offers/following/offer-figures.ts';
import { isInPeriod, type Period } from '#shared/offers/following/period.ts';
import type { ListedOffer } from '../use-offers.ts';

/** The offers that were ever sent, as figures count them on a day in Rome: the day alone changes what is expired. */
export function useCounted(offers: readonly ListedOffer[] | undefined, today: string) {
  return useMemo(() => {
    const now = new Date(`${today}T12:00:00Z`);
    return offers?.flatMap((offer) => countedOffer(offer, now) ?? []);
  }, [offers, today]);
}

export type Counted = NonNullable<ReturnType<typeof useCounted>>;

/** The figures of a period, and why offers were lost in it (FUP-022, FUP-023). */
export function useFigures(counted: Counted, { from, to }: Period) {
  return useMemo(() => {
    const inPeriod = counted.filter(({ firstSentOn }) => isInPeriod(firstSentOn, { from, to }));
    return { figures: offerFigures(inPeriod), losses: lossesByReason(inPeriod) };
  }, [counted, from, to]);
}
