import {
  type Discounts,
  discountFactor,
  discountsInOrder,
  noDiscounts,
} from '#shared/money/discount-factor.ts';
import type { Cents } from '#shared/money/units.ts';
import { costOf, hasPrice, listPriceOf, totalOf } from './cost.ts';
import type { PricedRow } from './priced-quotation.ts';

/** A stored discount, and the amount that is left after it. */
export type DiscountStep = {
  readonly discount: keyof Discounts;
  readonly fraction: number;
  readonly net: Cents;
};

/**
 * The list price of rows, and the amount that each discount of a chain leaves, in the order they apply. Every amount is
 * rounded from the exact one, row by row (formulas 7 and 10), so the last one is the cost of the rows. A discount of 0
 * is no step. Null when no row has a price.
 */
export function discountSteps(
  rows: readonly Pick<PricedRow, 'packs'>[],
  discounts: Discounts,
): { list: Cents; steps: readonly DiscountStep[] } | null {
  const priced = rows.filter(({ packs }) => hasPrice(packs)).map(({ packs }) => listPriceOf(packs));
  if (priced.length === 0) return null;
  const applied: Discounts = { ...noDiscounts };
  const net = () => totalOf(priced, (list) => costOf(list, discountFactor(applied)));
  const list = net();
  const steps: DiscountStep[] = [];
  for (const discount of discountsInOrder) {
    const fraction = discounts[discount];
    applied[discount] = fraction;
    if (fraction !== 0) steps.push({ discount, fraction, net: net() });
  }
  return { list, steps };
}
