import { describe, expect, it } from 'vitest';
import { saveInput } from '#shared/editing/changes.ts';
import { countChanges } from '#shared/editing/count-changes.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aPack, aQuotation, aRow } from '#test/support/builders/quotation.ts';

const lime = aRow({ id: 'lime', lockedArea: true, area: 100, packs: [aPack(25, 112.5, 2)] });
const primer = aRow({ id: 'primer', lockedArea: true, area: 100, packs: [aPack(5, 30, 4)] });
const paint = aRow({ id: 'paint', lockedArea: true, area: 100, packs: [aPack(10, 80, 1)] });
const rows = [lime, primer, paint];
const then = tickIncidence(aQuotation(rows, { revision: 2 }), 'primer', true);

const dearer = { ...primer, priceranges: [{ name: 'Fascia', colors: [], prices: [aPack(5, 36, 4)] }] };
const discounts = { discount: 0.1, discountExtra: 0, discountAccounting: 0 };
const now: Quotation = setQuotationDiscounts(
  { ...then, revision: 7, name: 'Cortile', selectedProducts: [dearer, lime], selectedIncidences: [] },
  discounts,
);
const draft = setRowNote(setRowPacks(now, 'lime', [{ id: '25', quantity: 9 }]), 'lime', 'due mani');
const restore = () => restoreRevision(now, draft, then);

describe('a restored revision', () => {
  it('has the rows and totals of then, and is called as it is now', () => {
    const figures = (quotation: Quotation) => {
      const { rows: priced, ...totals } = priceQuotation(quotation);
      return { ...totals, costs: priced.map(({ sId, cost, quantity }) => [sId, cost, quantity]) };
    };
    const restored = restore();
    expect(figures(restored)).toEqual(figures(then));
    expect(restored).toMatchObject({ name: 'Cortile', revision: 7, discount: 0, area: 100 });
    expect(restored.selectedProducts[0]?.note).toBe('due mani');
  });

  it('names itself as the source of rows that are gone or have another copy now, and of no others', () => {
    const restored = restore();
    const sources = restored.selectedProducts.map(({ source }) => source);
    expect(sources).toEqual([undefined, { revision: 2 }, { revision: 2 }]);
    const edits = saveInput(now, restored).selectedProducts;
    expect(edits?.map(({ sId, source, discount }) => [sId, source, discount])).toEqual([
      ['lime', undefined, 0],
      ['primer', { revision: 2 }, 0],
      ['paint', { revision: 2 }, 0],
    ]);
    expect(saveInput(now, restored).selectedIncidences).toEqual(['primer']);
  });

  it('takes the price range from then where no colour leads to it', () => {
    const second = { name: 'Fascia 2', colors: ['R1'], prices: [aPack(10, 90, 1)] };
    const byColour = { ...paint, priceType: 'colors' as const, priceranges: [...paint.priceranges, second] };
    const [was, is] = [1, 0].map((priceRange) => aQuotation([{ ...byColour, priceRange }], { revision: 2 }));
    if (!was || !is) throw new Error('two');
    expect(restoreRevision(is, is, was).selectedProducts[0]?.source).toEqual({ revision: 2 });
    expect(restoreRevision(was, was, was).selectedProducts[0]?.source).toBeUndefined();
  });

  it('is no change when nothing has changed since', () => {
    expect(countChanges(then, restoreRevision(then, then, then))).toBe(0);
    expect(countChanges(now, restore())).toBeGreaterThan(0);
  });
});
