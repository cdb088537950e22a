import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestWorkPrice } from '#shared/schemas/work-input.ts';
import { changedWorkPrice, percentLimits, priceChanges } from '#shared/works/price-change.ts';
import { aWorkRow } from '#test/support/builders/work.ts';

describe('a change of prices', () => {
  it.each([
    ['8,50 € by 5 %', 85_000, 500, 89_300],
    ['8,50 € by −5 %, half up', 85_000, -500, 80_800],
    ['0,10 € by 5 %, half up', 1000, 500, 1100],
    ['0,09 € by 5 %', 900, 500, { left: 'same' }],
    ['7,4567 € by 10 %', 74_567, 1000, 82_000],
    ['no price', null, 500, { left: 'none' }],
    ['0,00 €', 0, 500, { left: 'same' }],
    ['by 0 %', 74_567, 0, { left: 'same' }],
    ['half the largest by 100 %', largestWorkPrice / 2, 10_000, largestWorkPrice],
    ['the largest', largestWorkPrice, 1, { left: 'limit' }],
    ['100,00 € by the most that it is lowered', 1_000_000, percentLimits.least, 100],
    ['1,00 € by the most that it is raised', 10_000, percentLimits.most, 100_000],
  ])('of %s is rounded half up to two decimals [WRK-015]', (_, before, percent, after) => {
    const expected = typeof after === 'number' ? { before, after } : after;
    expect(changedWorkPrice(before, percent)).toEqual(expected);
  });

  it('is exact for every price and percentage', () => {
    const percents = fc.integer({ min: percentLimits.least, max: percentLimits.most });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestWorkPrice }), percents, (before, percent) => {
        const change = changedWorkPrice(before, percent);
        const exact =
          Number((BigInt(before) * BigInt(10_000 + percent) * 2n + 1_000_000n) / 2_000_000n) * 100;
        if ('after' in change) return change.after === exact && exact <= largestWorkPrice;
        return change.left === 'limit' ? exact > largestWorkPrice : percent === 0 || exact === before;
      }),
    );
  });

  it('shows every ticked work, in its order [WRK-015]', () => {
    const works = [aWorkRow({ code: 'B', price: 10_000 }), aWorkRow({ code: 'A', price: null })];
    expect(priceChanges(works, 1000)).toEqual([
      { work: works[0], change: { before: 10_000, after: 11_000 } },
      { work: works[1], change: { left: 'none' } },
    ]);
  });
});
