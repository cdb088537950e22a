import { roundedQuotient } from './rounded-quotient.ts';
import { type Fraction, fraction, perUnit } from './units.ts';

/** The three discounts as stored: fractions of one, 10 % is 0.1 (QDA-016). */
export type Discounts = { discount: number; discountExtra: number; discountAccounting: number };

/** What each discount leaves, in millionths. Their product is f; it is never multiplied out (formula 6). */
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

/** What a stored discount leaves, in millionths; 0.1 leaves 900 000. */
export function leftBy(stored: number): Fraction {
  return fraction(perUnit - Math.floor(stored * perUnit + 0.5));
}

/** 1 - f: the single discount the three make together, in millionths, for display alone. */
export function combinedDiscount({ coding, extra, accounting }: DiscountFactor): Fraction {
  return fraction(perUnit - roundedQuotient([coding, extra, accounting], [perUnit, perUnit]));
}

export function hasDiscount({ discount, discountExtra, discountAccounting }: Discounts): boolean {
  return discount !== 0 || discountExtra !== 0 || discountAccounting !== 0;
}
