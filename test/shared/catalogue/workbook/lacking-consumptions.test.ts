import { describe, expect, it } from 'vitest';
import { doubtfulCells } from '#shared/catalogue/workbook/doubtful-cells.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Row } from '#shared/catalogue/workbook/sheets.ts';
import { aCatalogue, withCells, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';

const stored = aCatalogue({ products: [aProduct(), aRequirer('malta', [[], []])] });
const own = workbookOf(stored);
const doubtsOf = (workbook = own, catalogue = stored) =>
  doubtfulCells(workbook, planWorkbook(workbook, catalogue, []), catalogue);
const withFixed = (cells: Row) => withCells(own, 'products', 0, cells);
const lacking = { column: 'consumption', read: 0, other: null };

describe('a consumption that lacks', () => {
  it.each([null, 0])('is told where quotations count the price by it: %s', (consumption) => {
    const value = consumption === 0 ? '0' : '';
    expect(doubtsOf(withFixed({ consumption }))).toEqual([{ ...lacking, sheet: 'products', row: 2, value }]);
  });

  it('is told at its range, and in a new product', () => {
    const range = { ...lacking, sheet: 'consumptionRanges', row: 3, value: '' };
    const workbook = withCells(own, 'consumptionRanges', 1, { consumption: null });
    expect(doubtsOf(workbook)).toEqual([range]);
    expect(doubtsOf(workbook, aCatalogue({ products: [] }))).toEqual([range]);
  });

  it('is not told of a product that is counted, only required, or without a price', () => {
    for (const cells of [{ um: 'pz' }, { standalone: false }] as Row[])
      expect(doubtsOf(withFixed({ consumption: null, ...cells }))).toEqual([]);
    expect(doubtsOf(withCells(withFixed({ consumption: null }), 'prices', 0, { pcu: null }))).toEqual([]);
  });

  it('is not told again where the catalogue lacks it already', () => {
    const bare = aCatalogue({ products: [aProduct({ consumption: null })] });
    expect(doubtsOf(withCells(workbookOf(bare), 'products', 0, { 'name.en': 'Lime' }), bare)).toEqual([]);
  });
});
