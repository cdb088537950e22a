import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedDiscount, discountFactor, hasDiscount } from '#shared/money/discount-factor.ts';
import { fractionOfTypedPercent, percentOfFraction } from '#shared/money/fraction-of-percent.ts';
import { halfUpBig } from '#shared/money/rounded-quotient.ts';
import { fraction } from '#shared/money/units.ts';

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

  it('applies them one after the other: 10, 5 and 2 % make 16,21 % and not 17 [QCA-019, WIZ-091]', () => {
    const factor = discountFactor({ discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 });
    expect(factor).toEqual({ coding: 900_000, extra: 950_000, accounting: 980_000 });
    expect(combinedDiscount(factor)).toBe(162_100);
  });

  it('is shown to the hundredth of a percent as exact arithmetic says', () => {
    const leaving = (coding: number, extra: number, accounting: number) =>
      combinedDiscount({
        coding: fraction(coding),
        extra: fraction(extra),
        accounting: fraction(accounting),
      });
    // 0,15 + 0,66 + 0,5 % make 1,30496495 %, which is 1,30 % and not, by way of 1,3050, 1,31 %.
    expect(leaving(998_500, 993_400, 995_000)).toBe(13_049);
    expect(leaving(875_000, 950_000, 1_000_000)).toBe(168_750);
    expect(leaving(500_000, 500_000, 999_800)).toBe(750_050);
    const factor = fc.integer({ min: 0, max: 10_000 }).map((left) => left * 100);
    const last = fc.oneof(fc.constant(1_000_000), factor);
    fc.assert(
      fc.property(factor, factor, last, (coding, extra, accounting) => {
        const discount = 10n ** 18n - BigInt(coding) * BigInt(extra) * BigInt(accounting);
        const shown = Math.round(leaving(coding, extra, accounting) / 100);
        expect(shown).toBe(halfUpBig(discount, 10n ** 14n));
      }),
      { numRuns: 20_000 },
    );
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
