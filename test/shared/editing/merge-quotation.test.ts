import { describe, expect, it } from 'vitest';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';

const before = aQuotation({ selectedProducts: [aRow(), aColouredRow()], selectedIncidences: [] });
const other = (changes: Partial<Quotation>): Quotation => ({ ...before, revision: 2, ...changes });
const ticked = ({ selectedIncidences }: Quotation) => selectedIncidences.map(({ id }) => id);
const row = (quotation: Quotation, index: number) => quotation.selectedProducts[index];

describe('own changes on another version', () => {
  it('are nothing when nothing was changed', () => {
    const theirs = other({ name: 'Altro nome' });
    expect(mergeQuotation(before, before, theirs)).toBe(theirs);
  });

  it('keep the fields of the header that were changed, and take the rest over', () => {
    const merged = mergeQuotation(before, { ...before, area: 90 }, other({ name: 'Altro nome', area: 70 }));
    expect([merged.name, merged.area, merged.revision]).toEqual(['Altro nome', 90, 2]);
  });

  it('keep the changes of both versions to one row', () => {
    const discounts = { discount: 0.5, discountExtra: 0, discountAccounting: 0 };
    const theirs = { ...setRowDiscounts(before, 'sanalga', discounts), revision: 2 };
    const mine = setRowPacks(before, 'sanalga', [{ id: '5', quantity: 9 }]);
    const merged = row(mergeQuotation(before, mine, theirs), 0);
    expect(merged).toMatchObject(discounts);
    expect(merged?.priceranges[0]?.prices[0]?.quantity).toBe(9);
  });

  it('keep a chosen colour with its price range', () => {
    const coloured = { color: { code: 'Bianco', r: 255, g: 255, b: 255 }, colorlist: null, priceRange: 0 };
    const mine = { ...before, selectedProducts: [aRow(), aColouredRow(coloured)] };
    expect(row(mergeQuotation(before, mine, other({})), 1)).toMatchObject(coloured);
  });

  it('let go of rows the other version has no more, and keep its new ones', () => {
    const mine = setRowArea(
      { ...before, selectedProducts: [aRow({ lockedArea: false }), aColouredRow()] },
      'sanalga',
      5,
    );
    const theirs = other({ selectedProducts: [aColouredRow(), aRow({ sId: 'new' })] });
    expect(mergeQuotation(before, mine, theirs).selectedProducts.map(({ sId }) => sId)).toEqual([
      'silicalce',
      'new',
    ]);
  });

  it('remove, move and restore rows beside the edits of the other', () => {
    const [first, second] = before.selectedProducts;
    if (!first || !second) throw new Error('two rows');
    const theirs = setRowPacks(other({}), 'sanalga', [{ id: '5', quantity: 9 }]);
    const removed = { ...before, selectedProducts: [second] };
    expect(mergeQuotation(before, removed, theirs).selectedProducts).toEqual([second]);
    const moved = { ...before, selectedProducts: [second, first] };
    expect(mergeQuotation(before, moved, theirs).selectedProducts.map(({ sId }) => sId)).toEqual([
      'silicalce',
      'sanalga',
    ]);
    const repriced = { ...first, source: { prices: 'v1' } };
    const restored = aRow({ sId: 'old', source: { revision: 1 } });
    const mine = { ...before, selectedProducts: [repriced, second, restored] };
    const merged = mergeQuotation(before, mine, theirs).selectedProducts;
    const counted = repriced.priceranges.map((range) => ({
      ...range,
      prices: range.prices.map((pack) => ({ ...pack, quantity: 9 })),
    }));
    expect(merged).toEqual([{ ...repriced, priceranges: counted }, second, restored]);
  });

  it('take the own copy of a product beside what the other chose of it', () => {
    const dearer = [
      { name: 'Fascia 1', colors: [], prices: [{ id: '5', packaging: 5, quantity: 7, price: 50 }] },
    ];
    const mine = {
      ...before,
      selectedProducts: [aRow({ priceranges: dearer, source: { prices: 'v1' } }), aColouredRow()],
    };
    const discounts = { discount: 0.5, discountExtra: 0, discountAccounting: 0 };
    const theirs = { ...setRowDiscounts(before, 'sanalga', discounts), revision: 2 };
    expect(row(mergeQuotation(before, mine, theirs), 0)).toMatchObject({
      ...discounts,
      source: { prices: 'v1' },
      priceranges: dearer,
    });
    expect(mergeQuotation(mine, mine, before)).toBe(before);
    expect(row(mergeQuotation(mine, { ...mine, area: 5 }, before), 0)?.source).toBeUndefined();
  });

  it('forget where a row came from once the server has it', () => {
    const [first, second] = before.selectedProducts;
    if (!first || !second) throw new Error('two rows');
    const sent = { ...before, selectedProducts: [{ ...first, source: { prices: 'v1' } }, second] };
    const saved = other({});
    expect(mergeQuotation(sent, sent, saved)).toBe(saved);
    const edited = setRowPacks(sent, 'sanalga', [{ id: '5', quantity: 9 }]);
    const merged = row(mergeQuotation(sent, edited, saved), 0);
    expect([merged?.source, merged?.priceranges[0]?.prices[0]?.quantity]).toEqual([undefined, 9]);
  });

  it('add and take away ticks, and leave the others', () => {
    const theirs = other({ selectedIncidences: tickIncidence(before, 'silicalce', true).selectedIncidences });
    const mine = tickIncidence(before, 'sanalga', true);
    expect(ticked(mergeQuotation(before, mine, theirs))).toEqual(['sanalga', 'silicalce']);
    expect(ticked(mergeQuotation(mine, before, theirs))).toEqual(['silicalce']);
  });
});
