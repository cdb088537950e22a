import { roundedQuotient } from './rounded-quotient.ts';
import { type Fraction, fraction, perUnit } from './units.ts';

/** The three discounts as stored: fractions of one, 10 % is 0.1 (QDA-016). */
export type Discounts = { discount: number; discountExtra: number; discountAccounting: number };

/** No discount at all, as it is stored. */
export const noDiscounts: Readonly<Discounts> = { discount: 0, discountExtra: 0, discountAccounting: 0 };

/** The three discounts alone, of a row or of another object that has them. */
export const discountsOf = ({ discount, discountExtra, discountAccounting }: Discounts): Discounts => ({
  discount,
  discountExtra,
  discountAccounting,
});

/** Coding, extra, accounting: the order they apply in (QCA-019). */
export const discountsInOrder = ['discount', 'discountExtra', 'discountAccounting'] as const;

/** The part that each discount leaves, in millionths. Their product is f; it is never multiplied out (formula 6). */
export type DiscountFactor = {
  readonly coding: Fraction;
  readonly extra: Fraction;
  readonly accounting: Fraction;
};

/** The factor of three stored discounts, applied one after the other (QCA-019). */
export function discountFactor(discounts: Discounts): DiscountFactor {
  return {
    coding: leftBy(discounts.discount),
    extra: leftBy(discounts.discountExtra),
    accounting: leftBy(discounts.discountAccounting),
  };
}

/** The part that a stored discount leaves, in millionths; 0.1 leaves 900 000. */
function leftBy(stored: number): Fraction {
  return fraction(perUnit - Math.floor(stored * perUnit + 0.5));
}

/**
 * 1 - f: the single discount that the three make together, in millionths, for display alone. Screens round it to two
 * decimals of a percent, half up. A value that only this first rounding lifts to such a half is left just below it, so
 * that it is not rounded up twice.
 */
export function combinedDiscount(factor: DiscountFactor): Fraction {
  const { coding, extra, accounting } = factor;
  const combined = perUnit - roundedQuotient([coding, extra, accounting], [perUnit, perUnit]);
  return fraction(combined % 100 === 50 && leavesMore(factor, combined) ? combined - 1 : combined);
}

/** Whether the factors leave more than this discount, in millionths, does. */
function leavesMore({ coding, extra, accounting }: DiscountFactor, discount: number): boolean {
  const left = perUnit - discount;
  // Two discounts, by far the most frequent, stay within safe integers.
  if (accounting === perUnit) return coding * extra > left * perUnit;
  return BigInt(coding * extra) * BigInt(accounting) > BigInt(left * perUnit) * BigInt(perUnit);
}

/** Whether any of the three discounts is above nothing. */
export function hasDiscount({ discount, discountExtra, discountAccounting }: Discounts): boolean {
  return discount !== 0 || discountExtra !== 0 || discountAccounting !== 0;
}
