import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedValue, changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { planWorkbook, type StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Row, SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { priceVariation, valueCounts, valuePage } from '#shared/catalogue/workbook/value-pages.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import {
  aCatalogue,
  aFolder,
  aFolderColour,
  withCells,
  withRows,
  workbookOf,
} from '#test/support/builders/catalogue-workbook.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';

const valuesOf = (workbook: Workbook, stored: StoredCatalogue) =>
  changedValues(planWorkbook(workbook, stored, []), stored, 'it');

const told = (values: readonly ChangedValue[]) =>
  values.map(({ sheet, name, path, before, after }) => [
    ...[sheet, name, path.join(' '), before.join(', '), after.join(', ')],
  ]);

const stored = aCatalogue();
const own = workbookOf(stored);

describe('the values that an import changes', () => {
  it('a price is told before and after, with its variation [PRG-039]', () => {
    const [value, ...others] = valuesOf(withCells(own, 'prices', 0, { pcu: 1120 }), stored);
    expect(others).toEqual([]);
    expect(told(value ? [value] : [])).toEqual([
      ['prices', 'Calce', 'priceranges 1 prices 25 pcu', '112.5', '1120'],
    ]);
    const variation = value && priceVariation(value);
    expect(variation && formatSignedPercent(variation)).toBe('+895,56\u00a0%');
  });

  it('products are named in the language of the reader, and packages have a unit', () => {
    const catalogue = aCatalogue({
      products: [
        aProduct({ id: 'calce', name: { it: 'Calce', en: 'Lime' }, um: 'l' }),
        aProduct({ id: 'malta', name: { it: 'Malta' } }),
      ],
    });
    const english = (workbook: Workbook) =>
      changedValues(planWorkbook(workbook, catalogue, []), catalogue, 'en');
    const workbook = workbookOf(catalogue);
    const [price] = english(withCells(workbook, 'prices', 0, { pcu: 1120 }));
    expect([price?.name, price?.um]).toEqual(['Lime', 'l']);
    const [consumption] = english(withCells(workbook, 'products', 1, { consumption: 0.5 }));
    expect([consumption?.name, consumption?.um]).toEqual(['Malta', undefined]);
    const [member] = english(withCells(workbook, 'members', 0, { pcu: false }));
    expect(member?.path).toEqual(['products', 'Lime']);
  });

  it.each<[string, SheetName, Row, string[]]>([
    ['a name', 'products', { 'name.en': 'Lime' }, ['products', 'Calce', 'name en', '', 'Lime']],
    ['a consumption', 'products', { consumption: 0.5 }, ['products', 'Calce', 'consumption', '0.35', '0.5']],
    [
      'a price range',
      'priceRanges',
      { 'name.it': 'Bianco' },
      ['priceRanges', 'Calce', 'priceranges 1 name it', 'Fascia 1', 'Bianco'],
    ],
    ['a list', 'priceLists', { countries: 'IT' }, ['priceLists', 'Listino pcu', 'countries', 'SM', '']],
    ['a tag', 'tags', { slug: 'muffe' }, ['tags', 'MUFFA', 'slug', 'muffa', 'muffe']],
    ['a colour', 'colours', { r: 1 }, ['colours', 'Cartella terre', 'TN 101 r', '247', '1']],
    [
      'a folder',
      'colourFolders',
      { name: 'Terre' },
      ['colourFolders', 'Terre', 'name', 'Cartella terre', 'Terre'],
    ],
    ['a mark', 'members', { pcu: false }, ['members', 'Listino pcu', 'products Calce', 'true', 'false']],
  ])('%s is told in its sheet, in the words of its history', (_, sheet, cells, line) => {
    expect(told(valuesOf(withCells(own, sheet, 0, cells), stored))).toEqual([line]);
  });

  it('a range of variable consumption is told in its sheet', () => {
    const variable = aCatalogue({ products: [aRequirer('malta', [[]])] });
    const changed = withCells(workbookOf(variable), 'consumptionRanges', 0, {
      'name.it': 'Ruvido',
      consumption: 0.5,
    });
    expect(told(valuesOf(changed, variable))).toEqual([
      ['consumptionRanges', 'malta', 'consumptionranges Standard name it', 'Standard', 'Ruvido'],
      ['consumptionRanges', 'malta', 'consumptionranges Standard consumption', '0.3', '0.5'],
    ]);
  });

  it('a package that is taken out of a product goes with its prices', () => {
    expect(told(valuesOf({ ...own, prices: [] }, stored))).toEqual([
      ['prices', 'Calce', 'priceranges 1 prices 25 package', 'yes', ''],
      ['prices', 'Calce', 'priceranges 1 prices 25 pcu', '112.5', ''],
    ]);
  });

  it('attachments are told with all that they say', () => {
    const attachment = { url: 'https://example.com/a.pdf', name: 'Scheda', category: 'epd' };
    const catalogue = aCatalogue({ products: [aProduct({ attachments_i18n: { it: [attachment] } })] });
    const values = valuesOf(
      withCells(workbookOf(catalogue), 'attachments', 0, { category: 'opuscolo' }),
      catalogue,
    );
    expect(told(values)).toEqual([
      [
        ...['attachments', 'adda-calce', 'attachments it'],
        'Scheda · epd · https://example.com/a.pdf',
        'Scheda · opuscolo · https://example.com/a.pdf',
      ],
    ]);
  });

  it('a new product is told value by value, with nothing before', () => {
    const workbook = withRows(
      withRows(
        withRows(own, 'products', { id: 'malta', 'name.it': 'Malta', consumption: 1 }),
        'priceRanges',
        {
          ...{ product: 'malta', range: 1, 'name.it': 'Bianco' },
        },
      ),
      'consumptionRanges',
      { product: 'malta', range: 1, 'name.it': 'Fondo', consumption: 1 },
    );
    const values = valuesOf(workbook, stored);
    expect(told(values)).toContainEqual(['products', 'Malta', 'name it', '', 'Malta']);
    expect(values.every(({ does, before }) => does === 'add' && before.length === 0)).toBe(true);
  });

  it('another order of phases, types or countries is no change; one of colours is told as such', () => {
    const colours = [
      { code: 'TN 101', r: 1, g: 2, b: 3 },
      { code: 'TN 102', r: 4, g: 5, b: 6 },
    ];
    const [range] = aProduct().priceranges;
    if (!range) throw new Error('A product has a range.');
    const product = aProduct({ phases: ['a', 'b'], priceranges: [{ ...range, colors: colours }] });
    const catalogue = aCatalogue({ products: [product], phases: new Set(['a', 'b']) });
    const workbook = workbookOf(catalogue);
    const reordered = withCells(workbook, 'products', 0, { phases: 'b; a' });
    const lists = withCells(reordered, 'priceLists', 0, { countries: 'SM; IT' });
    expect(told(valuesOf(lists, catalogue))).toEqual([]);
    const values = valuesOf(withCells(workbook, 'priceRanges', 0, { colors: 'TN 102; TN 101' }), catalogue);
    expect(told(values)).toEqual([['products', 'adda-calce', 'order', '', 'others']]);
  });

  it('a cell that no save keeps is no change: a variable consumption has no number', () => {
    const variable = { consumptionType: 'variable' as const, consumption: undefined };
    const catalogue = aCatalogue({ products: [aProduct(variable)] });
    const workbook = withCells(workbookOf(catalogue), 'products', 0, { consumption: 3 });
    expect(planWorkbook(workbook, catalogue, [])).toMatchObject({ entries: [], left: { product: 1 } });
  });

  it('every entry of a plan has a value, and a file that says the same has none', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 500 }), fc.boolean(), (of, price, isMarked) => {
        const catalogue = aCatalogue({ products: of.map((id) => aProduct({ id })) });
        const same = workbookOf(catalogue);
        expect(valuesOf(same, catalogue)).toEqual([]);
        const changed = withCells(withCells(same, 'prices', 0, { pcu: price }), 'members', 0, {
          pcu: isMarked,
        });
        const plan = planWorkbook(changed, catalogue, []);
        const values = changedValues(plan, catalogue, 'it');
        for (const { kind, id } of plan.entries)
          expect(values.some((value) => value.kind === kind && value.id === id)).toBe(true);
      }),
    );
  });
});

const aPrice = (before: string | undefined, after: string): ChangedValue => ({
  ...{ sheet: 'prices', kind: 'product', id: after, name: after, does: 'change' },
  ...{ path: ['priceranges', '1', 'prices', '5', 'pcu'], before: before ? [before] : [], after: [after] },
});

describe('pages of values', () => {
  it('show the largest variation first, up or down, then what has none [PRG-039]', () => {
    const values = [aPrice('100', '101'), aPrice(undefined, '7'), aPrice('100', '40'), aPrice('112', '1120')];
    const { values: shown, total } = valuePage(values, { sheet: 'prices', page: 0, pageSize: 200 });
    expect([shown.map(({ id }) => id), total]).toEqual([['1120', '40', '101', '7'], 4]);
  });

  it('count and page the values of one sheet, each value once', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), (count, pageSize) => {
        const values = Array.from({ length: count }, (_, index) => aPrice('10', String(index)));
        const tag: ChangedValue = { ...aPrice('10', 'muffa'), kind: 'tag', sheet: 'tags' };
        const all = [tag, ...values];
        const prices = count > 0 ? [{ sheet: 'prices', count }] : [];
        expect(valueCounts(all)).toEqual([...prices, { sheet: 'tags', count: 1 }]);
        const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) =>
          valuePage(all, { sheet: 'prices', page, pageSize }),
        );
        const ids = pages.flatMap(({ values: shown }) => shown.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(values.map(({ id }) => id).toSorted());
        expect(pages.every(({ total }) => total === count)).toBe(true);
      }),
    );
  });

  it('shorten long texts, without the marks of rich text', () => {
    const value = {
      ...aPrice('1', '2'),
      before: [`<p>${'a'.repeat(900)}</p>`],
      after: ['b'.repeat(300), 'c'.repeat(300)],
    };
    const [shown] = valuePage([value], { sheet: 'prices', page: 0, pageSize: 1 }).values;
    expect(shown?.before).toEqual([`${'a'.repeat(500)}…`]);
    expect(shown?.after).toEqual(['b'.repeat(300), `${'c'.repeat(200)}…`]);
  });

  it('say no variation of what was nothing, is nothing, or is no price', () => {
    expect(priceVariation(aPrice('0', '5'))).toBeUndefined();
    expect(priceVariation({ ...aPrice('5', '1'), after: [] })).toBeUndefined();
    expect(priceVariation({ ...aPrice('5', '1'), sheet: 'products' })).toBeUndefined();
  });
});

describe('a colour of a folder', () => {
  it('that is new is told by its code', () => {
    const catalogue = aCatalogue({
      colourFolders: [aFolder('terre')],
      colours: new Map([['terre', [aFolderColour('TN 101')]]]),
    });
    const row = { colorlist: 'terre', code: 'TN 102', hbw: 1, r: 2, g: 3, b: 4 };
    expect(told(valuesOf(withRows(workbookOf(catalogue), 'colours', row), catalogue))).toEqual(
      (['hbw', 'r', 'g', 'b'] as const).map((field) => [
        ...['colours', 'Cartella terre', `TN 102 ${field}`, '', String(row[field])],
      ]),
    );
  });
});
