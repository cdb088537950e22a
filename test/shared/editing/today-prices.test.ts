import { describe, expect, it } from 'vitest';
import { type CopiedRow, recountTodayPacks, withTodayPrices } from '#shared/editing/today-prices.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import type { Product, StoredPack } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aPack, aQuotation, aRow, inUnits, pricedRow } from '#test/support/builders/quotation.ts';

const colour = (code: string) => ({ code, r: 1, g: 2, b: 3 });
const priced = (...prices: StoredPack[]): Partial<Product> => ({
  priceranges: [{ name: 'Fascia 1', colors: [], prices }],
});
const aCopy = (product: Partial<Product>, changes: Partial<CopiedRow> = {}): CopiedRow => ({
  product: aProduct(product),
  packs: {},
  choices: { priceRange: 0, color: null },
  ...changes,
});
/** Ranges of a product priced by colour: name to the colours it lists. */
const byColour = (ranges: Record<string, string[]>, price: number): Partial<Product> => ({
  priceType: 'colors',
  priceranges: Object.entries(ranges).map(([name, codes]) => ({
    name,
    colors: codes.map(colour),
    prices: [{ id: `${name}-14`, packaging: '14', pcu: price }],
  })),
});

describe('the prices of today', () => {
  it('take the place of the copied ones; the rest of the copy stays', () => {
    const row = aCopy({ consumption: 0.35, ...priced({ id: 'a', packaging: 25, pcu: 100 }) });
    const today = aProduct({ consumption: 0.5, ...priced({ id: 'a', packaging: 25, pcu: 120 }) });
    const { product } = withTodayPrices(row, today);
    expect(product.priceranges).toEqual(today.priceranges);
    expect(product.consumption).toBe(0.35);
    expect(row.product.priceranges[0]?.prices[0]?.pcu).toBe(100);
  });

  it.each([
    ['is gone', undefined],
    ['is archived', aProduct({ archived: true })],
    ['is sold in another unit', aProduct({ um: 'l' })],
    ['has no packages', aProduct(priced())],
    ['has no price ranges', aProduct({ priceranges: [] })],
    ['costs what it did', aProduct(priced({ id: 'a', packaging: 25, pcu: 100 }))],
  ])('stay the copied ones when the product %s', (_, today) => {
    const row = aCopy(priced({ id: 'a', packaging: 25, pcu: 100 }));
    expect(withTodayPrices(row, today)).toBe(row);
  });

  it('count packages by their id, else by their size', () => {
    const sizes = priced(
      { id: 'a', packaging: '25' },
      { id: 'b', packaging: '2,5' },
      { id: 'c', packaging: 1 },
    );
    const row = aCopy(sizes, { packs: { a: 2, b: 3, c: 4 } });
    const today = aProduct(priced({ id: 'x', packaging: 2.5 }, { id: 'a', packaging: 25 }));
    expect(withTodayPrices(row, today).packs).toEqual({ a: 2, x: 3 });
  });

  it('are others as soon as prices follow colours, or do so no more', () => {
    const fixed = aProduct(priced({ id: 'a', packaging: 25, pcu: 100 }));
    const coloured = aProduct({ ...fixed, priceType: 'colors' });
    expect(withTodayPrices(aCopy(fixed), coloured).product.priceType).toBe('colors');
    expect(withTodayPrices(aCopy(coloured), fixed).product.priceType).toBe('fixed');
  });

  it('count a package by its id before any other of its size', () => {
    const row = aCopy(priced({ id: 'a', packaging: 25 }), { packs: { a: 2 } });
    const today = aProduct(priced({ id: 'x', packaging: 25, pcu: 9 }, { id: 'a', packaging: 25, pcu: 8 }));
    expect(withTodayPrices(row, today).packs).toEqual({ a: 2 });
    const none = aCopy(row.product, { packs: { a: 0 } });
    expect(withTodayPrices(none, today).packs).toEqual({});
  });

  it('leave the place of a range that is not one of colours, and count the packages of the first', () => {
    const product = aProduct(priced({ id: 'a', packaging: 25, pcu: 100 }));
    const row = aCopy(product, { packs: { a: 2 }, choices: { priceRange: 1, color: null } });
    const today = aProduct(priced({ id: 'a', packaging: 25, pcu: 120 }));
    const { choices, packs, product: copy } = withTodayPrices(row, today);
    expect([choices.priceRange, packs, copy.priceranges]).toEqual([1, { a: 2 }, today.priceranges]);
  });

  it('are those of the range that lists the colour now, wherever it stands', () => {
    const row = aCopy(byColour({ one: ['C1'], two: ['C2'] }, 50), {
      packs: { 'two-14': 3 },
      choices: { priceRange: 1, color: colour('C2') },
    });
    const today = aProduct(byColour({ zero: ['C0'], one: ['C1'], three: ['c2'] }, 60));
    const { choices, packs } = withTodayPrices(row, today);
    expect([choices.priceRange, packs]).toEqual([2, { 'three-14': 3 }]);
  });

  it('stay the copied ones when no range lists the colour any more', () => {
    const row = aCopy(byColour({ one: ['C1'] }, 50), { choices: { priceRange: 0, color: colour('C1') } });
    expect(withTodayPrices(row, aProduct(byColour({ one: ['C9'] }, 60)))).toBe(row);
  });

  it('are those of the range of the same name as long as no colour is chosen, else of the first', () => {
    const row = aCopy(byColour({ one: ['C1'], two: ['C2'] }, 50));
    const rangeIn = (ranges: Record<string, string[]>) =>
      withTodayPrices(row, aProduct(byColour(ranges, 60))).choices.priceRange;
    expect(rangeIn({ zero: ['C0'], one: ['C1'] })).toBe(1);
    expect(rangeIn({ other: ['C0'], another: ['C1'] })).toBe(0);
  });
});

describe('the packages at the prices of today', () => {
  const offering = (...packs: ReturnType<typeof aPack>[]) => aQuotation([aRow({ packs })]);
  const recounted = (before: Quotation, today: Quotation) =>
    inUnits(pricedRow(recountTodayPacks(before, today))).packs;

  it('are the automatic ones again where they were', () => {
    const before = withAutomaticPacks(offering(aPack(25, 100), aPack(5, 30)));
    expect(inUnits(pricedRow(before)).packs).toEqual({ 25: 2 });
    const today = offering(aPack(10, 45), aPack(25, 110, 2), aPack(5, 31));
    expect(recounted(before, today)).toEqual({ 10: 4 });
  });

  it('stay as counted by hand, unless one is no longer offered', () => {
    const byHand = offering(aPack(25, 100), aPack(5, 30, 9));
    expect(recounted(byHand, offering(aPack(25, 110), aPack(5, 33, 9)))).toEqual({ 5: 9 });
    expect(recounted(byHand, offering(aPack(25, 110), aPack(5, null, 9)))).toEqual({ 25: 2 });
  });
});
