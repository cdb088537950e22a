import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Row, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { changesPrices, withoutPrices } from '#shared/catalogue/workbook/without-prices.ts';
import { aCatalogue, withCells, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const dated = { updatedAt: '2026-03-01T10:00:00.000Z', priceDates: { pcu: '2026-03-01T10:00:00.000Z' } };
const product = aProduct({ name: { it: 'Calce' } });
const stored = aCatalogue({
  products: [{ ...product, priceranges: product.priceranges.map((range) => ({ ...range, ...dated })) }],
});
const own = workbookOf(stored);
const planOf = (workbook: Workbook) => planWorkbook(workbook, stored, []);
const valuesOf = (plan: ReturnType<typeof planOf>) =>
  changedValues(plan, stored, 'it').map(({ sheet, path }) => [sheet, path.join(' ')]);

const priced = withCells(own, 'prices', 0, { pcu: 1120 });
const named = (workbook: Workbook) => withCells(workbook, 'products', 0, { 'name.en': 'Lime' });

describe('an import for somebody who may not change prices of many products', () => {
  it('leaves the prices of a product, and does the rest', () => {
    const { plan, products } = withoutPrices(planOf(named(priced)), stored);
    expect([valuesOf(plan), products]).toEqual([[['products', 'name en']], 1]);
    expect(plan.left).toEqual(planOf(named(own)).left);
  });

  it('leaves a product of which only prices would change', () => {
    const { plan, products } = withoutPrices(planOf(priced), stored);
    expect([plan.entries, products]).toEqual([[], 1]);
    expect(plan.left).toEqual(planOf(own).left);
  });

  it('changes nothing where no price differs, and leaves a new product its prices', () => {
    const plan = planOf(named(own));
    expect(withoutPrices(plan, stored)).toEqual({ plan, products: 0 });
    const added = planWorkbook(own, { ...stored, products: new Map() }, []);
    expect(added.entries.some(({ kind, does }) => kind === 'product' && does === 'add')).toBe(true);
    expect(withoutPrices(added, { ...stored, products: new Map() })).toEqual({ plan: added, products: 0 });
  });

  it('never changes a price, a package or a range of prices, whatever the file says', () => {
    const cell = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', null));
    const cells = fc.record({ pcu: cell, packaging: fc.constantFrom('25', '5'), range: fc.constant(1) });
    const range = fc.record({ 'name.it': fc.constantFrom('Bianco', 'Fascia 1') });
    fc.assert(
      fc.property(cells, range, (price, named) => {
        const workbook = withCells(withCells(own, 'prices', 0, price as Row), 'priceRanges', 0, named);
        const whole = planOf(workbook);
        const { plan } = withoutPrices(whole, stored);
        const isPrice = ([sheet]: string[]) => sheet === 'prices' || sheet === 'priceRanges';
        expect(valuesOf(plan).filter(isPrice)).toEqual([]);
        expect(changesPrices(plan, stored)).toBe(false);
        expect(changesPrices(whole, stored)).toBe(valuesOf(whole).some(isPrice));
      }),
    );
  });
});
