import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packList } from '#shared/catalogue/stored-packs.ts';
import { doubtfulCells } from '#shared/catalogue/workbook/doubtful-cells.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { aCatalogue, withCells, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const stored = aCatalogue();
const own = workbookOf(stored);
const doubtsOf = (workbook: Workbook, catalogue = stored) =>
  doubtfulCells(workbook, planWorkbook(workbook, catalogue, []), catalogue);
const priced = (pcu: string | number) => withCells(own, 'prices', 0, { pcu });

describe('numbers that may be read in two ways', () => {
  it('are prices with a point before three digits, with both readings [OPC-24]', () => {
    expect(doubtsOf(priced('1.250'))).toEqual([
      { sheet: 'prices', row: 2, column: 'pcu', value: '1.250', read: 1.25, other: 1250 },
    ]);
  });

  it('are consumptions and sizes of packages too [OPC-24]', () => {
    const consumed = withCells(own, 'products', 0, { consumption: '2.500' });
    expect(doubtsOf(consumed)).toMatchObject([{ sheet: 'products', column: 'consumption', other: 2500 }]);
    const sized = withCells(own, 'prices', 0, { packaging: '1.000' });
    expect(doubtsOf(sized)).toMatchObject([{ sheet: 'prices', column: 'packaging', other: 1000 }]);
  });

  it.each([
    ['112 USD', 112],
    ['112 £', 112],
    ['$ 1.250,50', 1250.5],
    ['12,5x', 12.5],
    ['112 circa', 112],
    ['112 €/kg', 112],
  ])('are prices in another currency, or with a word: %s [OPC-24]', (text, read) => {
    expect(doubtsOf(priced(text))).toMatchObject([{ column: 'pcu', value: text, read, other: null }]);
  });

  it.each(['112 €', '€ 112', 'EUR 112,50', '112 euro', "1'250,00"])('are not prices in euro: %s', (text) => {
    expect(doubtsOf(priced(text))).toEqual([]);
  });

  it('are not sizes of packages with their unit', () => {
    expect(doubtsOf(withCells(own, 'prices', 0, { packaging: '12,5 kg' }))).toEqual([]);
  });

  it.each(['1,250', '1.25', '1.250,00', '1250', 1.25, '1.250.000'])('are not those such as %s', (text) => {
    expect(doubtsOf(priced(text))).toEqual([]);
  });

  it('are none where the catalogue says that number already, nor in a product that stays', () => {
    const product = aProduct({ name: { it: 'Calce' } });
    const priceranges = product.priceranges.map((range) => ({
      ...range,
      prices: packList(range.prices).map((pack) => ({ ...pack, pcu: 1.25 })),
    }));
    const written = aCatalogue({ products: [{ ...product, priceranges }] });
    const named = withCells(priced('1.250'), 'products', 0, { 'name.en': 'Lime' });
    expect(doubtsOf(named, written)).toEqual([]);
    expect(doubtsOf(priced('1.250'), written)).toEqual([]);
    expect(doubtsOf(named)).toHaveLength(1);
  });

  it('differ a thousandfold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
        const text = `${whole}.${String(rest).padStart(3, '0')}`;
        for (const { read, other } of doubtsOf(priced(text))) expect(Math.round(read * 1000)).toBe(other);
      }),
    );
  });
});
