import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { type Price, price, pricePerEuro } from '#shared/money/units.ts';
import type { WorkRow } from '#shared/schemas/work.ts';
import { largestWorkPrice } from '#shared/schemas/work-input.ts';

/** Hundredths of a percent in the whole. */
const whole = 10_000;
/** A price that is lowered stays above 0 percent of itself; one may be raised to ten times as much. */
export const percentLimits = { least: -9_999, most: 90_000 };

/** Why a price stays as it is: there is none, it would be too large, or the percentage does not change it. */
export type PriceLeft = 'none' | 'limit' | 'same';
export type ChangedPrice = { before: Price; after: Price } | { left: PriceLeft };

/** A price raised or lowered by hundredths of a percent, rounded half up to cents (WRK-015). */
export function changedWorkPrice(before: number | null, percent: number): ChangedPrice {
  if (before === null) return { left: 'none' };
  const after =
    roundedQuotient([before, whole + percent], [whole, pricePerEuro / 100]) * (pricePerEuro / 100);
  if (after > largestWorkPrice) return { left: 'limit' };
  // A percentage of 0 changes nothing, decimals of a cent neither.
  return percent === 0 || after === before
    ? { left: 'same' }
    : { before: price(before), after: price(after) };
}

export type PriceChange<Row> = { work: Row; change: ChangedPrice };

/** The prices of works after a change by a percentage, in their order. */
export const priceChanges = <Row extends Pick<WorkRow, 'price'>>(
  works: readonly Row[],
  percent: number,
): PriceChange<Row>[] => works.map((work) => ({ work, change: changedWorkPrice(work.price, percent) }));
