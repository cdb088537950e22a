import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerRaisedRows, raiseShortRows } from '#shared/editing/raise-short-rows.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { editedQuotations } from '#test/support/builders/edited-quotations.ts';
import { aPack, aQuotation, aRow, inUnits, pricedRow } from '#test/support/builders/quotation.ts';

const packsOf = (quotation: Quotation, sId?: string) => inUnits(pricedRow(quotation, sId)).packs;
const shortIds = (quotation: Quotation) => shortRows(priceQuotation(quotation).rows).map(({ sId }) => sId);

/** Drums of 20 kg at 110 and cans of 5 kg at 32; the need is 0,35 kg for each of 100 m². */
const sizes = (drums: number, cans: number) => [aPack(20, 110, drums), aPack(5, 32, cans)];
const byHand = (drums: number, cans: number) => aQuotation([aRow({ packs: sizes(drums, cans) })]);

describe('short rows that are raised to the need', () => {
  it('keep what was counted and get the cheapest packages that cover the rest', () => {
    expect(packsOf(raiseShortRows(byHand(1, 1)))).toEqual({ 20: 1, 5: 3 });
    expect(packsOf(raiseShortRows(byHand(0, 1)))).toEqual({ 20: 1, 5: 3 });
    expect(packsOf(raiseShortRows(byHand(0, 0)))).toEqual({ 20: 1, 5: 3 });
    const larger = setQuotationArea(byHand(1, 1), 320);
    expect(packsOf(raiseShortRows(larger))).toEqual({ 20: 5, 5: 3 });
    expect(inUnits(pricedRow(raiseShortRows(larger)))).toMatchObject({ E: 112, Q: 115, sign: '>' });
  });

  it('get their one package where there is no price list, and where none has a price', () => {
    const unpriced = aRow({ id: 'unpriced', packs: [aPack(25, null)] });
    const without = aQuotation([aRow({ packs: sizes(1, 0) })], { pricelist: null });
    expect(packsOf(raiseShortRows(without))).toEqual({ 20: 2 });
    expect(packsOf(raiseShortRows(aQuotation([unpriced])), 'unpriced')).toEqual({ 25: 2 });
  });

  it('get packages of one size where the cheapest mix cannot be told in time', () => {
    const odd = aRow({ packs: [aPack(0.000001, 0.01), aPack(7.000003, 90)], consumption: 0.35 });
    const raised = raiseShortRows(aQuotation([odd]));
    expect(packsOf(raised)).toEqual({ 7.000003: 5 });
  });

  it('stay as they are when no package covers the need', () => {
    const none = aRow({ id: 'none', packs: [] });
    const unreadable = aRow({ id: 'unreadable', packs: [aPack('?', 12)] });
    const full = aRow({ id: 'full', packs: [aPack(0.000001, 1, largestPackCount)], consumption: 10_000 });
    const quotation = aQuotation([none, unreadable, full]);
    expect(raiseShortRows(quotation)).toBe(quotation);
  });

  it('leave all other rows the same objects', () => {
    const quotation = aQuotation([aRow({ packs: sizes(1, 0) }), aRow({ id: 'b', packs: sizes(9, 9) })]);
    const raised = raiseShortRows(quotation);
    expect(raised.selectedProducts[1]).toBe(quotation.selectedProducts[1]);
    expect(raised.selectedProducts[0]).not.toBe(quotation.selectedProducts[0]);
    expect(raiseShortRows(raised)).toBe(raised);
  });

  it('can be lowered again, whatever else was edited since', () => {
    const before = aQuotation([aRow({ packs: sizes(1, 0) }), aRow({ id: 'b', packs: sizes(0, 1) })]);
    const raised = raiseShortRows(before);
    expect(lowerRaisedRows(raised, before)).toEqual(before);
    const noted = setRowNote(setRowPacks(raised, 'b', [{ id: '20', quantity: 7 }]), 'adda-calce', 'Nord');
    const lowered = lowerRaisedRows(noted, before);
    expect([packsOf(lowered), packsOf(lowered, 'b')]).toEqual([{ 20: 1 }, packsOf(noted, 'b')]);
    expect(pricedRow(lowered).row.note).toBe('Nord');
  });
});

describe('whatever edits come', () => {
  it('no row is short once the short rows are raised, and only those cost more', () => {
    fc.assert(
      fc.property(editedQuotations, (before) => {
        const short = new Set(shortIds(before));
        const after = raiseShortRows(before);
        expect(shortIds(after)).toEqual([]);
        for (const [index, row] of before.selectedProducts.entries()) {
          if (!short.has(row.sId)) expect(after.selectedProducts[index]).toBe(row);
        }
        for (const { sId, packs } of priceQuotation(after).rows) {
          const counts = new Map(pricedRow(before, sId).packs.map(({ id, count }) => [id, count]));
          for (const { id, count } of packs) expect(count).toBeGreaterThanOrEqual(counts.get(id) ?? 0);
        }
        expect(lowerRaisedRows(after, before)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('the addition costs no more than what is missing in packages of any one size', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), fc.integer({ min: 1, max: largestArea }), (drums, cans, area) => {
        const before = { ...byHand(drums, cans), area };
        const [was, is] = [pricedRow(before), pricedRow(raiseShortRows(before))];
        const missing = Math.max(0, was.estimate - was.quantity);
        for (const { size, price } of was.packs) {
          const alone = Math.ceil(missing / size) * ((price ?? 0) / 100);
          expect((is.cost ?? 0) - (was.cost ?? 0)).toBeLessThanOrEqual(alone);
        }
      }),
    );
  });
});
