import { describe, expect, it } from 'vitest';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { tickAllIncidences, tickIncidence } from '#shared/editing/tick-incidence.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { aQuotation, aRow, inEuro, rowOf } from '#test/support/builders/quotation.ts';

const three = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };
const other = { discount: 0.5, discountExtra: 0, discountAccounting: 0 };
const rows = [aRow(), aRow({ id: 'piece', um: 'pz', ...other })];
const quotation = withAutomaticPacks(aQuotation(rows));

describe('discounts', () => {
  it('of the quotation are written to it and to every row, and apply once [QCA-019]', () => {
    const after = setQuotationDiscounts(quotation, three);
    expect(after).toMatchObject(three);
    for (const row of after.selectedProducts) expect(row).toMatchObject(three);
    expect(inEuro(priceQuotation(after).rows[0]?.cost ?? null)).toBe('188.53');
  });

  it('of a row change it alone', () => {
    const after = setRowDiscounts(quotation, 'adda-calce', three);
    expect(rowOf(after)).toMatchObject(three);
    expect(rowOf(after, 'piece')).toMatchObject(other);
    expect(after.discount).toBe(0);
  });
});

describe('ticked incidences', () => {
  it('start with none, and count in the total one by one [QCA-040]', () => {
    expect(priceQuotation(quotation).tickedCount).toBe(0);
    const ticked = tickIncidence(quotation, 'adda-calce', true);
    expect(ticked.selectedIncidences).toEqual([{ id: 'adda-calce', value: 1.58, text: '1,58\u00a0€' }]);
    expect(inEuro(priceQuotation(ticked).totalIncidence)).toBe('1.58');
    expect(tickIncidence(ticked, 'adda-calce', false).selectedIncidences).toEqual([]);
  });

  it('are all or none with the tick of the header, by row', () => {
    const all = tickAllIncidences(quotation, true);
    expect(all.selectedIncidences.map(({ id, value }) => [id, value])).toEqual([
      ['adda-calce', 1.58],
      ['piece', null],
    ]);
    expect(tickAllIncidences(all, false).selectedIncidences).toEqual([]);
    expect(tickAllIncidences(quotation, false)).toBe(quotation);
  });

  it('of removed rows are dropped with the next tick', () => {
    const all = tickAllIncidences(quotation, true);
    const removed = { ...all, selectedProducts: all.selectedProducts.slice(1) };
    expect(tickIncidence(removed, 'piece', true).selectedIncidences.map(({ id }) => id)).toEqual(['piece']);
  });
});

describe('notes', () => {
  it('are kept trimmed, and none when blank', () => {
    expect(rowOf(setRowNote(quotation, 'adda-calce', ' due mani ')).note).toBe('due mani');
    expect(rowOf(setRowNote(quotation, 'adda-calce', '  ')).note).toBeNull();
  });
});
