import { describe, expect, it } from 'vitest';
import { keptRows } from '#shared/catalogue/workbook/kept-rows.ts';
import type { StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import type { Language } from '#shared/languages.ts';
import { aCatalogue, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

const range = (name: string, ...sizes: string[]) => ({
  ...{ name, colors: [] },
  prices: sizes.map((packaging) => ({ id: `${name}-${packaging}`, packaging, pcu: 10 })),
});
const stored = aCatalogue({
  products: [
    aProduct({ id: 'calce', name: { it: 'Calce' }, priceranges: [range('Bianco', '5', '25')] }),
    aProduct({
      id: 'malta',
      name: { it: 'Malta' },
      priceranges: [range('Fine', '5'), range('Grossa', '5')],
      consumptionranges: [aConsumptionRange('calce')],
    }),
  ],
});
const own = workbookOf(stored);

/** The workbook without the rows of a sheet that hold a text. */
const without = (workbook: Workbook, sheet: SheetName, text: string): Workbook => ({
  ...workbook,
  [sheet]: workbook[sheet]?.filter(({ cells }) => !Object.values(cells).includes(text)),
});
const only = (...sheets: SheetName[]): Workbook =>
  Object.fromEntries(sheets.map((sheet) => [sheet, own[sheet]]));

const namesOf = (workbook: Workbook, catalogue: StoredCatalogue, language: Language = 'it') =>
  keptRows(workbook, catalogue, language).map(({ sheet, rows }) => ({
    ...{ sheet, names: rows.map(({ name }) => name) },
  }));

describe('what stays though its row is gone', () => {
  it('is nothing in a whole workbook, nor for a sheet that the file does not have', () => {
    expect(namesOf(own, stored)).toEqual([]);
    expect(namesOf({}, stored)).toEqual([]);
    expect(namesOf(only('tags'), stored)).toEqual([]);
  });

  it.each<[SheetName, string, string[]]>([
    ['products', 'calce', ['Calce']],
    ['priceLists', 'pcu', ['Listino pcu']],
    ['members', 'malta', ['Malta']],
    ['colourFolders', 'terre', ['Cartella terre']],
    ['colours', 'TN 101', ['Cartella terre · TN 101']],
    ['tags', 'muffa', ['MUFFA']],
  ])('is named in its sheet: %s', (sheet, id, names) => {
    expect(namesOf(without(own, sheet, id), stored)).toEqual([{ sheet, names }]);
  });

  it('is a package or range of a product without a row of its own', () => {
    const prices = without(only('prices', 'priceRanges'), 'prices', 'Bianco-25');
    expect(namesOf(prices, stored)).toEqual([{ sheet: 'prices', names: ['Calce · Bianco · 25\u00a0kg'] }]);
    const ranges = without(only('priceRanges'), 'priceRanges', 'Grossa');
    expect(namesOf(ranges, stored)).toEqual([{ sheet: 'priceRanges', names: ['Malta · Grossa'] }]);
    const required = without(only('requiredProducts'), 'requiredProducts', 'malta');
    expect(namesOf(required, stored)).toEqual([{ sheet: 'requiredProducts', names: ['Malta · Calce'] }]);
  });

  it('is named in the language of the reader, by the id of what has it', () => {
    const english = aCatalogue({
      products: [
        aProduct({
          ...{ id: 'calce', name: { it: 'Calce', en: 'Lime' }, um: 'l' },
          priceranges: [{ ...range('Bianco', '5', '12,5'), name_i18n: { it: 'Bianco', en: 'White' } }],
        }),
      ],
    });
    const workbook = { prices: without(workbookOf(english), 'prices', 'Bianco-12,5').prices ?? [] };
    expect(keptRows(workbook, english, 'en')).toEqual([
      { sheet: 'prices', rows: [{ id: 'calce', name: 'Lime · White · 12,5\u00a0l' }] },
    ]);
    expect(namesOf(workbook, english)).toEqual([
      { sheet: 'prices', names: ['Calce · Bianco · 12,5\u00a0l'] },
    ]);
  });

  it('is no part of a product with a row of its own: it goes with its row', () => {
    expect(namesOf(without(own, 'prices', 'Bianco-25'), stored)).toEqual([]);
  });

  it('is named once, when every row of a product is gone', () => {
    const gone = Object.keys(own).reduce(
      (workbook, sheet) => without(workbook, sheet as SheetName, 'malta'),
      own,
    );
    expect(namesOf({ ...gone, members: own.members ?? [] }, stored)).toEqual([
      { sheet: 'products', names: ['Malta'] },
    ]);
  });

  it('knows a package by its size where the file has no ids of packages', () => {
    const prices = (own.prices ?? []).map(({ row, cells: { pack, ...cells } }) => ({ row, cells }));
    expect(namesOf({ prices }, stored)).toEqual([]);
  });
});
