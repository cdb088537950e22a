import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestWorkHours, largestWorkPrice } from '#shared/schemas/work-input.ts';
import { hoursOfProductivity, labourOfUnit, marginOfUnit, productivityOf } from '#shared/works/work-cost.ts';

const amount = fc.option(fc.integer({ min: 0, max: largestWorkPrice }));
const hours = fc.option(fc.integer({ min: 0, max: largestWorkHours }));

/** Numerator and denominator rounded half away from zero, by integers alone. */
const rounded = (top: bigint, bottom: bigint): bigint => {
  const size = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  return top < 0n ? -size : size;
};

describe('the labour of a unit', () => {
  it.each([
    ['0,12 h at 24,00 €', 1200, 240_000, 288],
    ['0,125 h at 28,50 €, 3.5625', 1250, 285_000, 356],
    ['half a cent, up', 1, 500_000, 1],
    ['less than half a cent', 1, 499_999, 0],
    ['no hours', null, 240_000, 0],
    ['0 hours of an unknown cost', 0, null, 0],
    ['hours of an unknown cost', 1200, null, null],
    ['the largest', largestWorkHours, largestWorkPrice, 100_000_000_000],
  ])('of %s is hours × hourly cost in cents [WRK-007]', (_, worked, cost, expected) => {
    expect(labourOfUnit({ hours: worked, hourlyCost: cost })).toBe(expected);
  });
});

describe('the margin of a unit', () => {
  it('is what the price leaves on labour and other cost, in euro and percent [WRK-007]', () => {
    // 8,50 − 2,88 − 0,15 = 5,47, of 8,50 64,35 %.
    const work = { price: 85_000, hours: 1200, hourlyCost: 240_000, unitCost: 1500 };
    expect(marginOfUnit(work)).toEqual({ amount: 54_700, percent: 643_500 });
  });

  it('may be below nothing [WRK-007]', () => {
    const work = { price: 20_000, hours: 1200, hourlyCost: 240_000, unitCost: null };
    expect(marginOfUnit(work)).toEqual({ amount: -8_800, percent: -440_000 });
  });

  it('is none without a price, and without a cost of the hours; a price of 0 has no percent [WRK-007]', () => {
    const work = { hours: 1200, hourlyCost: 240_000, unitCost: null };
    expect(marginOfUnit({ ...work, price: null })).toBeNull();
    expect(marginOfUnit({ ...work, price: 85_000, hourlyCost: null })).toBeNull();
    expect(marginOfUnit({ ...work, price: 0 })).toEqual({ amount: -28_800, percent: null });
  });

  it('is exact for every price, hours and cost', () => {
    fc.assert(
      fc.property(amount, hours, amount, amount, (price, worked, hourlyCost, unitCost) => {
        const margin = marginOfUnit({ price, hours: worked, hourlyCost, unitCost });
        if (price === null || (worked && hourlyCost === null)) return margin === null;
        const labour = rounded(BigInt(worked ?? 0) * BigInt(hourlyCost ?? 0), 1_000_000n) * 100n;
        const left = BigInt(price) - labour - BigInt(unitCost ?? 0);
        expect(margin?.amount).toBe(Number(left));
        if (price === 0) return margin?.percent === null;
        return margin?.percent === Number(rounded(left * 10_000n, BigInt(price)) * 100n);
      }),
    );
  });
});

describe('productivity', () => {
  it.each([
    ['8 an hour', 80_000, 1250],
    ['3 an hour', 30_000, 3333],
    ['1,5 an hour', 15_000, 6667],
    ['0,001 an hour', 10, largestWorkHours * 1],
    ['half a ten-thousandth, up', 200_000_000, 1],
    ['less', 200_000_001, undefined],
    ['none', 0, undefined],
  ])('of %s is 1 / value hours, half up to four decimals [WRK-008]', (_, done, expected) => {
    expect(hoursOfProductivity(done)).toBe(expected);
  });

  it.each([
    ['0,125 hours', 1250, 80_000],
    ['0,3333 hours', 3333, 30_000],
    ['0,7 hours', 7000, 14_300],
    ['no hours', 0, undefined],
  ])('of %s shows with two decimals [WRK-008]', (_, hours, done) => {
    expect(productivityOf(hours)).toBe(done);
  });
});
