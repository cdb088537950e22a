import { type Cents, cents, type Fraction, fraction, perUnit } from '#shared/money/units.ts';
import type { Sums } from './use-statistics.ts';

/** An amount as the API gives it, exact euro. */
export const inCents = (euro: number): Cents => cents(Math.round(euro * 100));

/** No quotation was made and no guided test begun. */
export const hasNone = ({ quotations, begunTests }: Sums): boolean => quotations === 0 && begunTests === 0;

type Valued = Pick<Sums, 'value' | 'valued'>;

/** The value of the quotations with a known value; null without any. */
export const knownValue = ({ value, valued }: Valued): Cents | null => (valued > 0 ? inCents(value) : null);

/** The average value of quotations with a known value, to the cent. */
export const averageValue = ({ value, valued }: Valued): Cents | null =>
  valued > 0 ? cents(Math.round(inCents(value) / valued)) : null;

/** A part of a whole; null when the whole is 0. */
export const share = (part: number, whole: number): Fraction | null =>
  whole > 0 ? fraction(Math.round((part * perUnit) / whole)) : null;

/**
 * The part of begun guided tests that became quotations. A test may begin in one week and end in the next: so the part is 1
 * at most.
 */
export const conversion = ({ fromTests, begunTests }: Pick<Sums, 'fromTests' | 'begunTests'>) =>
  share(Math.min(fromTests, begunTests), begunTests);

/** The change as a part of the value before; null without both values. */
export const changeOf = (now: number | null, before: number | null): Fraction | null =>
  now === null || !before ? null : share(now - before, before);

/** More than ten times the value before: of so little a percentage says nothing. */
export const isFromLittle = (change: Fraction): boolean => change > 9 * perUnit;

/** The change of a part, in percentage points; null without both values. */
export const pointsOf = (now: number | null, before: number | null): Fraction | null =>
  now === null || before === null ? null : fraction(now - before);
