import { type Cents, cents, type Fraction, fraction, perUnit } from '#shared/money/units.ts';
import type { Sums } from './use-statistics.ts';

/** An amount as the API gives it, exact euro. */
export const inCents = (euro: number): Cents => cents(Math.round(euro * 100));

/** Whether nothing was quoted and no guided test begun. */
export const hasNone = ({ quotations, begunTests }: Sums): boolean => quotations === 0 && begunTests === 0;

type Valued = Pick<Sums, 'value' | 'valued'>;

/** What the quotations are worth whose value is known; null when it is of none. */
export const knownValue = ({ value, valued }: Valued): Cents | null => (valued > 0 ? inCents(value) : null);

/** What a quotation with a known value is worth on average, to the cent. */
export const averageValue = ({ value, valued }: Valued): Cents | null =>
  valued > 0 ? cents(Math.round(inCents(value) / valued)) : null;

/** A part of a whole; null when there is nothing it could be of. */
export const share = (part: number, whole: number): Fraction | null =>
  whole > 0 ? fraction(Math.round((part * perUnit) / whole)) : null;

/**
 * How many of the guided tests that were begun became quotations. A test may be begun in one week and finished in the next:
 * what would be more than all of them counts as all.
 */
export function conversion({
  fromTests,
  begunTests,
}: Pick<Sums, 'fromTests' | 'begunTests'>): Fraction | null {
  return share(Math.min(fromTests, begunTests), begunTests);
}

/** By how much a number changed, as a part of what it was; null without one of the two. */
export const changeOf = (now: number | null, before: number | null): Fraction | null =>
  now === null || !before ? null : share(now - before, before);
