import { describe, expect, it } from 'vitest';
import type { PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import type { NumberedRow, Row } from '#shared/catalogue/workbook/sheets.ts';
import { aCatalogue, planOf, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const pack = (id: string, packaging: string, pcu: number) => ({ id, packaging, quantity: 0, pcu });
const range = (name: string, ...prices: ReturnType<typeof pack>[]) => ({
  ...{ name, packaging: null, price: null, colors: [{ code: 'TN 101', r: 1, g: 2, b: 3 }] },
  prices,
});
const calce = aProduct({
  name: { it: 'Calce' },
  priceranges: [
    range('Chiari', pack('p5', '5', 40), pack('p14', '14', 100)),
    range('Scuri', pack('q5', '5', 50)),
  ],
});
const stored = aCatalogue({ products: [calce] });
const { prices = [], attachments = [] } = workbookOf(stored);

const edited = (rows: readonly NumberedRow[], at: number, cells: Row): NumberedRow[] =>
  rows.map((row, index) => (index === at ? { ...row, cells: { ...row.cells, ...cells } } : row));

type Change = Extract<PlannedEntry, { kind: 'product' }>;
/** The final prices of packages, range by range. */
const pricesOf = (entries: readonly PlannedEntry[]) =>
  (entries[0] as Change).sent.priceranges.map((one) =>
    one.prices.map(({ id, prices }) => [id, prices[0]?.price]),
  );

describe('a workbook with the sheet of prices alone', () => {
  it('changes prices of stored products and leaves everything else', () => {
    const { entries, problems } = planOf({ prices: edited(prices, 1, { pcu: 110 }) }, stored);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      { kind: 'product', id: calce.id, does: 'change', sent: { name: { it: 'Calce' }, um: calce.um } },
    ]);
    expect(pricesOf(entries)).toEqual([
      [
        ['p5', 40],
        ['p14', 110],
      ],
      [['q5', 50]],
    ]);
    expect((entries[0] as Change).sent.priceranges[0]).toMatchObject({
      name: 'Chiari',
      colors: [{ code: 'TN 101' }],
    });
  });

  it('loses no package whose row was taken out', () => {
    const { entries } = planOf({ prices: edited(prices, 2, { pcu: 55 }).slice(2) }, stored);
    expect(pricesOf(entries)).toEqual([
      [
        ['p5', 40],
        ['p14', 100],
      ],
      [['q5', 55]],
    ]);
  });

  it('changes nothing when it says what is stored, whichever rows it has', () => {
    for (const rows of [prices, prices.slice(1), prices.slice(2)]) {
      const { entries, problems } = planOf({ prices: rows }, stored);
      expect([entries, problems]).toEqual([[], []]);
    }
  });

  it('knows a package by its size when the column of ids was taken out', () => {
    const bare = edited(prices, 0, { pcu: 41 }).map(({ row, cells: { pack: _, ...cells } }) => ({
      row,
      cells,
    }));
    const { entries } = planOf({ prices: bare }, stored);
    expect(pricesOf(entries)[0]).toEqual([
      ['p5', 41],
      ['p14', 100],
    ]);
  });

  it('adds the package of a new row', () => {
    const more = { product: calce.id, range: 1, packaging: '25', pcu: 170 };
    const { entries } = planOf({ prices: [...prices, { row: 9, cells: more }] }, stored);
    expect(pricesOf(entries)[0]?.map(([, price]) => price)).toEqual([40, 100, 170]);
  });

  it.each<[string, Row, unknown[]]>([
    ['a product that is not there', { product: 'luna' }, ['prices', 2, 'product', 'unknown', 'luna']],
    ['a range that is not there', { range: 7 }, ['prices', 2, 'range', 'unknown', '7']],
    ['a price of five decimals', { pcu: 1.23456 }, ['prices', 2, 'pcu', 'price', '1,23456']],
  ])('is refused for %s', (_, cells, problem) => {
    expect(planOf({ prices: edited(prices, 0, cells) }, stored).problems).toContainEqual(problem);
  });

  it('never takes the name of a product from beside its prices', () => {
    expect(prices[0]?.cells.name).toBe('Calce');
    expect(planOf({ prices: edited(prices, 0, { name: 'Altro' }) }, stored).entries).toEqual([]);
  });
});

describe('a workbook', () => {
  it('with products and prices, and without their ranges, changes the prices', () => {
    const { products } = workbookOf(stored);
    const { entries, problems } = planOf({ products, prices: edited(prices, 0, { pcu: 42 }) }, stored);
    expect(problems).toEqual([]);
    expect(pricesOf(entries)[0]?.[0]).toEqual(['p5', 42]);
  });

  it('with prices and no range of a new product is refused', () => {
    const products = [{ row: 2, cells: { id: 'nuovo', 'name.it': 'Nuovo' } }];
    const { problems } = planOf(
      { products, prices: [{ row: 2, cells: { product: 'nuovo', range: 1, packaging: '5', pcu: 1 } }] },
      stored,
    );
    expect(problems).toContainEqual(['prices', 2, 'range', 'unknown', '1']);
  });

  it('with attachments alone adds one and keeps the others', () => {
    const link = { product: calce.id, language: 'it', name: 'Nuova', url: 'https://example.com/nuova.pdf' };
    const { entries, problems } = planOf({ attachments: [...attachments, { row: 9, cells: link }] }, stored);
    expect(problems).toEqual([]);
    const { it: own = [] } = (entries[0] as Change).sent.attachments_i18n ?? {};
    expect(own?.map(({ url }) => url).at(-1)).toBe(link.url);
  });
});
