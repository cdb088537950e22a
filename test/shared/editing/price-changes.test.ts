import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowEdits } from '#shared/editing/changes.ts';
import { applyTodayPrices, priceChanges } from '#shared/editing/price-changes.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import {
  aPack,
  aPriceRange,
  aQuotation,
  aRow,
  inUnits,
  pricedRow,
} from '#test/support/builders/quotation.ts';

/** 100 m² of 0.35 kg: two bags of 25 kg. */
const bags = aRow({ packs: [aPack(25, 100), aPack(5, 30)] });
const today = (sId: string, ...packs: ReturnType<typeof aPack>[]): RowPrices => ({
  sId,
  version: `v-${sId}`,
  priceType: 'fixed',
  priceranges: [aPriceRange([], packs)],
});
const quoted = (prices: readonly RowPrices[], rows = [bags]): Quotation => ({
  ...withAutomaticPacks(aQuotation(rows)),
  todayPrices: prices,
});

/** As they were answered. */
const changesOf = (quotation: Quotation) => priceChanges(quotation, quotation.todayPrices);
const dearer = today(bags.sId, aPack(25, 120), aPack(5, 33));

describe('prices that changed since', () => {
  it('are those with another size or price; ids, names and colours do not count', () => {
    expect(changesOf(quoted([dearer]))).toEqual([dearer]);
    const renamed = today(bags.sId, { ...aPack(25, 100), id: 'x' }, { ...aPack(5, 30), id: 'y' });
    expect(changesOf(quoted([renamed]))).toEqual([]);
    expect(changesOf(quoted([today('gone', aPack(25, 1))]))).toEqual([]);
    expect(priceChanges(quoted([]), null)).toEqual([]);
  });

  it('are not those of rows somebody restored, nor of a colour that is no longer made', () => {
    const restored = quoted([dearer], [{ ...bags, source: { revision: 3 } }]);
    expect(changesOf(restored)).toEqual([]);
    const byColour: RowPrices = {
      ...dearer,
      priceType: 'colors',
      priceranges: [aPriceRange(['9001'], [aPack(25, 120)])],
    };
    const tinted = (code: string) => quoted([byColour], [{ ...bags, color: { code, r: 1, g: 2, b: 3 } }]);
    expect(changesOf(tinted('9200'))).toEqual([]);
    expect(changesOf(tinted('9001'))).toEqual([byColour]);
  });

  it('are those of the chosen range alone, until another one is chosen', () => {
    const ranges = (price: number) => [
      aPriceRange(['9001'], [aPack(25, 100)]),
      aPriceRange(['9200'], [aPack(25, price)]),
    ];
    const other: RowPrices = { ...dearer, priceType: 'colors', priceranges: ranges(160) };
    const tinted = (code: string, priceRange: number) =>
      aRow({ priceType: 'colors', priceranges: ranges(150), priceRange, color: { code, r: 1, g: 2, b: 3 } });
    expect(changesOf(quoted([other], [tinted('9001', 0)]))).toEqual([]);
    expect(changesOf(quoted([other], [tinted('9200', 1)]))).toEqual([other]);
  });

  it('leave the amounts alone until somebody takes them over', () => {
    const quotation = quoted([dearer]);
    expect(priceQuotation(quotation).total).toBe(20_000);
    expect(rowEdits(quotation, quotation)).toEqual([{ sId: bags.sId }]);
  });

  it('come with packages counted anew where they were automatic, and name their version', () => {
    const cheap = today(bags.sId, aPack(10, 40), aPack(25, 120), aPack(5, 33));
    const after = applyTodayPrices(quoted([cheap]), [cheap]);
    expect(inUnits(pricedRow(after)).packs).toEqual({ 10: 4 });
    expect(priceQuotation(after).total).toBe(16_000);
    expect(rowEdits(quoted([cheap]), after)[0]?.source).toEqual({ prices: `v-${bags.sId}` });
    expect(changesOf(after)).toEqual([]);
  });

  it('keep the counts made by hand, in the package of the same size', () => {
    const counted = quoted([dearer]);
    const byHand = {
      ...counted,
      selectedProducts: counted.selectedProducts.map((row) => ({
        ...row,
        priceranges: [aPriceRange([], [aPack(25, 100), aPack(5, 30, 9)])],
      })),
    };
    const renumbered = today(bags.sId, { ...aPack(25, 120), id: 'x' }, { ...aPack(5, 33), id: 'y' });
    expect(inUnits(pricedRow(applyTodayPrices(byHand, [renumbered]))).packs).toEqual({ y: 9 });
  });

  it('say what each size cost and costs, largest first, and nothing of the same price', () => {
    const before = pricedRow(quoted([]));
    const after = pricedRow(quoted([], [aRow({ packs: [aPack(5, 30), aPack(10, 45), aPack(25, 120)] })]));
    expect(packPriceChanges(before, after)).toEqual([
      { size: 25_000_000, before: 1_000_000, after: 1_200_000 },
      { size: 10_000_000, before: null, after: 450_000 },
    ]);
  });

  it('change only the rows that were chosen', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => aRow({ id, packs: [aPack(25, 100)] }));
    const prices = rows.map(({ sId }, index) => today(sId, aPack(25, 110 + index)));
    const quotation = quoted(prices, rows);
    fc.assert(
      fc.property(fc.subarray(prices), (chosen) => {
        const after = applyTodayPrices(quotation, chosen);
        const ids = new Set(chosen.map(({ sId }) => sId));
        after.selectedProducts.forEach((row, index) => {
          expect(row.priceranges[0]?.prices[0]?.price).toBe(ids.has(row.sId) ? 110 + index : 100);
          expect(Boolean(row.source)).toBe(ids.has(row.sId));
        });
      }),
    );
  });
});
