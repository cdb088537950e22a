import { describe, expect, it } from 'vitest';
import { combinedDiscount, discountFactor, hasDiscount } from '#shared/money/discount-factor.ts';
import { fractionOfTypedPercent, percentOfFraction } from '#shared/money/fraction-of-percent.ts';

const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };

describe('discounts', () => {
  it.each([
    ['10', 0.1],
    ['12,5', 0.125],
    ['33,33', 0.3333],
    ['0', 0],
    ['100', 1],
    ['0,07', 0.0007],
    ['', undefined],
  ])('stores a typed %s percent as the fraction %s and shows it again [QCA-018]', (typed, stored) => {
    expect(fractionOfTypedPercent(typed)).toBe(stored);
    if (stored !== undefined) expect(percentOfFraction(stored)).toBe(Number(typed.replace(',', '.')));
  });

  it('applies them one after the other: 10, 5 and 2 % make 16,21 % and not 17 [QCA-019]', () => {
    const factor = discountFactor({ discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 });
    expect(factor).toEqual({ coding: 900_000, extra: 950_000, accounting: 980_000 });
    expect(combinedDiscount(factor)).toBe(162_100);
  });

  it('leaves everything without a discount and nothing at 100 %', () => {
    expect(combinedDiscount(discountFactor(none))).toBe(0);
    expect(combinedDiscount(discountFactor({ ...none, discountAccounting: 1 }))).toBe(1_000_000);
  });

  it('knows a discount by any of its factors', () => {
    expect(hasDiscount(none)).toBe(false);
    expect(hasDiscount({ ...none, discount: 0.1 })).toBe(true);
    expect(hasDiscount({ ...none, discountExtra: 0.1 })).toBe(true);
    expect(hasDiscount({ ...none, discountAccounting: 0.1 })).toBe(true);
  });
});
