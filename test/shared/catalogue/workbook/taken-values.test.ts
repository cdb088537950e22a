import { describe, expect, it } from 'vitest';
import { changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Row, SheetName } from '#shared/catalogue/workbook/sheets.ts';
import { takenCounts } from '#shared/catalogue/workbook/taken-values.ts';
import { valuePage } from '#shared/catalogue/workbook/value-pages.ts';
import { aCatalogue, withCells, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const packs = [
  { id: 'p1', packaging: '5', pcu: 20 },
  { id: 'p2', packaging: '25', pcu: 100 },
];
const stored = aCatalogue({
  products: [aProduct({ priceranges: [{ name: 'A', colors: [], prices: packs }] })],
});

type Edit = [SheetName, number, Row];

function changedBy(...edits: Edit[]) {
  let workbook = workbookOf(stored);
  for (const [sheet, at, cells] of edits) workbook = withCells(workbook, sheet, at, { ...cells });
  return changedValues(planWorkbook(workbook, stored, []), stored, 'it');
}

const nothing = { prices: 0, pricesTaken: 0, unpriced: [], membersTaken: 0, rowsTaken: [] };

describe('what an import takes away', () => {
  it.each<[string, Edit[], object]>([
    ['a price that changes is not taken', [['prices', 0, { pcu: 21 }]], { prices: 1 }],
    ['an emptied price is', [['prices', 0, { pcu: null }]], { pricesTaken: 1 }],
    [
      'a product without any price in a list is counted',
      [0, 1].map((at): Edit => ['prices', at, { pcu: null }]),
      { pricesTaken: 2, unpriced: [{ list: 'pcu', count: 1 }] },
    ],
    [
      'a package of another size is no price of its own',
      [['prices', 0, { packaging: 14 }]],
      { prices: 1, pricesTaken: 1 },
    ],
    ['a product leaves a list', [['members', 0, { pcu: 'no' }]], { membersTaken: 1 }],
  ])('%s', (_, edits, counts) => {
    expect(takenCounts(changedBy(...edits), stored)).toEqual({ ...nothing, ...counts });
  });

  it('counts ranges, required products and attachments whose rows are gone, where the product has its own', () => {
    const url = 'https://example.com/scheda.pdf';
    const link = { type: 'link', category: null, customCategory: null, name: 'Scheda', url } as const;
    const range = (name: string, requiredProducts: object[] = []) => ({
      name,
      consumption: 1,
      requiredProducts,
    });
    const whole = aCatalogue({
      products: [
        aProduct({
          attachments_i18n: { it: [link], en: [], de: [] },
          consumptionranges: [range('A', [{ product: 'altro', consumption: 2 }]), range('B')] as never,
          priceranges: ['A', 'B'].map((name) => ({ name, colors: [], prices: packs })),
        }),
        aProduct({ id: 'altro' }),
      ],
    });
    const { products, consumptionRanges = [], priceRanges = [] } = workbookOf(whole);
    const own = products?.[0]?.cells.id;
    const first = consumptionRanges.filter(({ cells }) => cells.product !== own || cells.range === 1);
    const cut = { consumptionRanges: first, requiredProducts: [], attachments: [] };
    const cutPrices = priceRanges.filter(({ cells }) => cells.product !== own || cells.range === 1);
    const workbook = { products, ...cut, priceRanges: cutPrices };
    const plan = planWorkbook(workbook, whole, []);
    const { rowsTaken, pricesTaken } = takenCounts(changedValues(plan, whole, 'it'), whole);
    expect(pricesTaken).toBe(2);
    expect(rowsTaken).toEqual(
      ['consumptionRanges', 'requiredProducts', 'priceRanges', 'attachments'].map((sheet) => ({
        sheet,
        count: 1,
      })),
    );
  });

  it('comes before the largest variation', () => {
    const values = changedBy(['prices', 0, { pcu: 2000 }], ['prices', 1, { pcu: null }]);
    const { values: shown } = valuePage(values, { sheet: 'prices', page: 0, pageSize: 10 });
    expect(shown.map(({ before, after }) => [...before, ...after])).toEqual([['100'], ['20', '2000']]);
  });
});
