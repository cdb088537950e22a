import { romeDay } from '#shared/format/rome-time.ts';
import type { Offer } from '#shared/schemas/offer.ts';

/** The number of an offer as it is printed: '12/2026', 'A-12/2026' (OFR-006). */
export const offerNumber = ({ prefix, number, year }: Pick<Offer, 'prefix' | 'number' | 'year'>): string =>
  `${prefix}${number}/${year}`;

/** The day in Rome: '2026-11-26'. */
export const dayInRome: (instant: Date) => string = romeDay;

/** The year in Rome, which an offer is numbered in. */
export const yearInRome = (instant: Date): number => Number(dayInRome(instant).slice(0, 4));
