import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf, multipliedPrice, withCopiedPrices } from '#shared/catalogue/copied-prices.ts';
import { perUnit, price } from '#shared/money/units.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';

const before = '2026-01-01T00:00:00.000Z';
const now = '2026-11-20T10:00:00.000Z';

const range = (name: string, prices: StoredPack[]): StoredPriceRange => ({
  name,
  colors: [],
  prices,
  updatedAt: before,
});
const pack = (id: string, prices: Record<string, number | string>): StoredPack => ({
  id,
  packaging: '5',
  ...prices,
});
const copied = (ranges: StoredPriceRange[], factor = 1.05) =>
  withCopiedPrices(ranges, { from: 'pcu', to: 'new', factor: factorOf(factor), now });

describe('a price times a factor', () => {
  it.each([
    [10, 1.05, 10.5],
    [9.9, 1.05, 10.4],
    [1.005, 3, 3.02],
    [112.5, 0.9, 101.25],
    [0.07, 1.5, 0.11],
    [12.3456, 1, 12.3456],
    [12.3456, 1.000001, 12.35],
    [0, 1.2, 0],
  ])(
    'is in whole cents, half up, and the same for a factor of one: %d × %d = %d [OPC-24]',
    (euro, factor, wanted) => {
      expect(multipliedPrice(price(Math.round(euro * 10_000)), factorOf(factor)) / 10_000).toBe(wanted);
    },
  );

  it('is what exact arithmetic says of every price and factor [OPC-24]', () => {
    const prices = fc.oneof(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 2_000_000 }),
    );
    const factors = fc.oneof(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(1_050_000, 500_000));
    fc.assert(
      fc.property(prices, factors, (of, factor) => {
        fc.pre(factor !== perUnit);
        const exact = BigInt(of) * BigInt(factor);
        // Ten-thousandths times millionths, a hundred ten-thousandths a cent.
        const cent = 100_000_000n;
        const cents = (2n * exact + cent) / (2n * cent);
        expect(BigInt(multipliedPrice(price(of), factorOf(factor / perUnit)))).toBe(cents * 100n);
      }),
    );
  });
});

describe('the prices of a copied list', () => {
  it('are there for every package that the original prices, beside those of the other lists', () => {
    const ranges = [
      range('A', [pack('a', { pcu: 10, pccs: 8 }), pack('b', { pccs: 4 }), pack('c', { pcu: '2,5' })]),
    ];
    expect(copied(ranges)[0]?.prices).toEqual([
      pack('a', { pcu: 10, pccs: 8, new: 10.5 }),
      pack('b', { pccs: 4 }),
      pack('c', { pcu: '2,5', new: 2.63 }),
    ]);
  });

  it('are not written where the new list has one already: who repeats a step changes nothing', () => {
    const once = copied([range('A', [pack('a', { pcu: 10 }), pack('b', { pcu: 10, new: 7 })])]);
    expect(once[0]?.prices.map((one) => one.new)).toEqual([10.5, 7]);
    expect(withCopiedPrices(once, { from: 'pcu', to: 'new', factor: factorOf(2), now: 'later' })).toEqual(
      once,
    );
  });

  it('make the time of their range another, that of the new list, and no other [OPC-28, PRG-029]', () => {
    const ranges = [range('A', [pack('a', { pcu: 10 })]), range('B', [pack('a', { pccs: 10 })])];
    const after = copied(ranges);
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual([now, before]);
    expect(after[0]?.priceDates).toEqual({ pcu: before, new: now });
    expect(after[1]).toBe(ranges[1]);
  });

  it('leave out a price that nobody could read, and refuse one that nobody could save', () => {
    const unreadable = [range('A', [pack('a', { pcu: -1 }), pack('b', { pcu: 'x' })])];
    expect(copied(unreadable)).toEqual(unreadable);
    expect(() => copied([range('A', [pack('a', { pcu: 600_000 })])], 2)).toThrow('too-large');
  });
});
