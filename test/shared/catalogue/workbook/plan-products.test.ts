import { describe, expect, it } from 'vitest';
import { demoFile } from '#infra/local/demo/demo-file.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { planProducts } from '#shared/catalogue/workbook/plan-products.ts';
import { exportedRows, type ProductSheet } from '#shared/catalogue/workbook/product-rows.ts';
import { phasesByName } from '#shared/catalogue/workbook/read-phases.ts';
import type { Cell, NumberedRow, Problem, Row, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { type Product, product as productSchema } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';

const lists = ['pcu', 'pccs', 'export-dach-fr', 'export-gb-ie', 'export-world'];
const demo = (await demoFile<Product[]>('products')).map((entry) =>
  productSchema.parse({ ...entry, phases: Object.keys(entry.phases) }),
);

/** The workbook of these products, its rows numbered as in a file with a head. */
function workbookOf(products: readonly Product[]): Workbook {
  const all = products.map((product) => exportedRows(editableProduct(product)));
  const sheet = (name: ProductSheet): NumberedRow[] =>
    all.flatMap((rows) => rows[name]).map((cells, index) => ({ row: index + 2, cells }));
  return {
    products: sheet('products'),
    consumptionRanges: sheet('consumptionRanges'),
    requiredProducts: sheet('requiredProducts'),
    priceRanges: sheet('priceRanges'),
    prices: sheet('prices'),
    attachments: sheet('attachments'),
  };
}

const white = { code: 'TN 101', r: 247, g: 241, b: 232 };

const named = [
  { id: 'pulizia', name: { it: 'Pulizia del fondo', en: 'Cleaning' } },
  { id: 'rasatura', name: { it: 'Rasatura' } },
  { id: 'rasatura-2', name: 'Rasatura' },
];

function plan(workbook: Workbook, stored: readonly Product[]) {
  const problems: Problem[] = [];
  const planned = planProducts({
    workbook,
    stored: new Map(stored.map((product) => [product.id, editableProduct(product)])),
    known: {
      phases: new Set(['pulizia', ...stored.flatMap(({ phases }) => phases)]),
      products: new Set([
        ...stored.map(({ id }) => id),
        ...(workbook.products ?? []).map(({ cells }) => String(cells.id)),
      ]),
      phaseNames: phasesByName(named),
      priceLists: lists,
      colours: new Map([[white.code, white]]),
    },
    problems,
  });
  const told = problems.map(({ sheet, row, column, reason, value }) => [sheet, row, column, reason, value]);
  return { planned, problems: told, found: problems };
}

/** The workbook with one cell of one row of a sheet changed. */
const withCell = (
  workbook: Workbook,
  sheet: ProductSheet,
  at: number,
  cells: Record<string, Cell>,
): Workbook => ({
  ...workbook,
  [sheet]: workbook[sheet]?.map((row, index) =>
    index === at ? { ...row, cells: { ...row.cells, ...cells } as Row } : row,
  ),
});

const calce = aProduct({ name: { it: 'Calce', en: null, de: null } });
const own = workbookOf([calce]);

const variable = { consumptionType: 'variable', consumption: null };

const anAttachment = (cells: object) => ({
  row: 2,
  cells: { product: 'adda-calce', language: 'it', url: 'https://example.com/a.pdf', ...cells },
});

describe('products of a workbook', () => {
  it('change nothing when they come back as they went', () => {
    const { planned, problems } = plan(workbookOf(demo), demo);
    expect(problems).toEqual([]);
    expect(planned.filter(({ does }) => does !== 'leave')).toEqual([]);
    expect(planned).toHaveLength(demo.length);
  });

  it('say the same when numbers were typed as text, flags as words and lines end otherwise', () => {
    const typed = withCell(own, 'products', 0, { consumption: '0,35', standalone: 'Sì', combined: 'no' });
    const { planned } = plan(withCell(typed, 'prices', 0, { pcu: '112,50' }), [calce]);
    expect(planned).toEqual([{ id: 'adda-calce', does: 'leave' }]);
  });

  it('change what their rows say otherwise', () => {
    const { planned, problems } = plan(withCell(own, 'prices', 0, { pcu: '1.120,5' }), [calce]);
    expect(problems).toEqual([]);
    expect(planned).toMatchObject([
      {
        id: 'adda-calce',
        does: 'change',
        sent: {
          priceranges: [{ prices: [{ packaging: '25', prices: [{ pricelist: 'pcu', price: 1120.5 }] }] }],
        },
      },
    ]);
  });

  it('are added when nobody has their id', () => {
    const { planned } = plan(own, []);
    expect(planned).toMatchObject([
      { id: 'adda-calce', does: 'add', sent: { name: { it: 'Calce' }, um: 'kg' } },
    ]);
  });

  it('keep what the workbook has no sheet or no column for', () => {
    const stored = aProduct({ ...calce, specs: { it: '<p>Scheda</p>' }, rev: '2026-01' });
    const [main] = workbookOf([stored]).products ?? [];
    const { specs, rev, ...cells } = { ...main?.cells, specs: null, rev: null };
    const bare = Object.fromEntries(Object.entries(cells).filter(([column]) => !column.startsWith('specs')));
    const workbook = { products: [{ row: 2, cells: { ...bare, 'name.it': 'Calce nuova' } }] };
    expect(plan(workbook, [stored]).planned).toMatchObject([
      {
        does: 'change',
        sent: {
          name: { it: 'Calce nuova' },
          specs: { it: '<p>Scheda</p>' },
          rev: '2026-01',
          priceranges: [{ name: 'Fascia 1', prices: [{ prices: [{ pricelist: 'pcu', price: 112.5 }] }] }],
        },
      },
    ]);
  });

  it('change prices and required products also without the sheets of their ranges', () => {
    const changed = withCell(own, 'prices', 0, { pcu: 99 });
    const required = { product: 'adda-calce', range: 1, required: 'adda-calce-fondo' };
    const stored = [calce, aProduct({ id: 'adda-calce-fondo' })];
    const { planned, problems } = plan(
      {
        products: own.products ?? [],
        prices: changed.prices ?? [],
        requiredProducts: [{ row: 2, cells: required }],
      },
      stored,
    );
    expect(problems).toEqual([]);
    expect(planned).toMatchObject([
      {
        does: 'change',
        sent: {
          priceranges: [{ name: 'Fascia 1', prices: [{ prices: [{ pricelist: 'pcu', price: 99 }] }] }],
          consumptionranges: [
            { name: 'Standard', consumption: 0.3, requiredProducts: [{ product: 'adda-calce-fondo' }] },
          ],
        },
      },
    ]);
  });

  it('keep quantities, and prices of lists that have no column', () => {
    const prices = [{ id: 'p1', packaging: '25', quantity: 4, pcu: 112.5, pccs: 99 }];
    const stored = aProduct({ ...calce, priceranges: [{ name: 'Fascia 1', colors: [], prices }] });
    const workbook = workbookOf([stored]);
    const rows = (workbook.prices ?? []).map(({ row, cells: { pccs: _, ...cells } }) => ({
      row,
      cells: { ...cells, pcu: 120 },
    }));
    const [pcu, pccs] = [
      { pricelist: 'pcu', price: 120 },
      { pricelist: 'pccs', price: 99 },
    ];
    expect(plan({ ...workbook, prices: rows }, [stored]).planned).toMatchObject([
      { sent: { priceranges: [{ prices: [{ id: 'p1', quantity: 4, prices: [pcu, pccs] }] }] } },
    ]);
  });

  it('keep the values of a colour they have, whatever is published under its code now', () => {
    const colors = [{ ...white, r: 1 }];
    const stored = aProduct({ ...calce, priceranges: [{ name: 'Fascia 1', colors, prices: [] }] });
    const workbook = withCell(workbookOf([stored]), 'priceRanges', 0, { 'name.it': 'Chiare' });
    expect(plan(workbook, [stored]).planned).toMatchObject([
      { sent: { priceranges: [{ name: 'Chiare', colors }] } },
    ]);
  });

  it('take a phase by a name that it alone has, in any language, and change nothing when it is the stored one', () => {
    for (const phases of ['pulizia', 'Pulizia del Fondo', 'cleaning', 'cleaning; pulizia']) {
      const typed = withCell(own, 'products', 0, { phases });
      expect(plan(typed, [calce])).toMatchObject({
        planned: [{ sent: { phases: ['pulizia'] } }],
        problems: [],
      });
      expect(plan(typed, [{ ...calce, phases: ['pulizia'] }]).planned).toMatchObject([{ does: 'leave' }]);
    }
  });

  it('change nothing when the names of their phases come in another order', () => {
    const typed = withCell(own, 'products', 0, { phases: 'Cleaning; rasatura' });
    const stored = { ...calce, phases: ['rasatura', 'pulizia'] };
    expect(plan(typed, [stored]).planned).toMatchObject([{ does: 'leave' }]);
  });

  it('refuse a name that several phases have, with their codes', () => {
    const { found } = plan(withCell(own, 'products', 0, { phases: 'Rasatura' }), [calce]);
    expect(found).toMatchObject([
      { column: 'phases', reason: 'several-phases', value: 'Rasatura', allowed: ['rasatura', 'rasatura-2'] },
    ]);
  });

  it('take colours of the published folders by their code', () => {
    const { planned } = plan(withCell(own, 'priceRanges', 0, { colors: 'TN 101' }), [calce]);
    expect(planned).toMatchObject([{ sent: { priceranges: [{ colors: [white] }] } }]);
  });

  it.each([
    [
      'a number that is none',
      withCell(own, 'prices', 0, { pcu: 'tanto' }),
      ['prices', 2, 'pcu', 'number-most', 'tanto'],
    ],
    [
      'a number below zero',
      withCell(own, 'prices', 0, { pcu: -5 }),
      ['prices', 2, 'pcu', 'number-most', '-5'],
    ],
    [
      'a missing name',
      withCell(own, 'products', 0, { 'name.it': '' }),
      ['products', 2, 'name.it', 'missing', ''],
    ],
    [
      'an unknown phase',
      withCell(own, 'products', 0, { phases: 'luna' }),
      ['products', 2, 'phases', 'unknown', 'luna'],
    ],
    ['an unknown unit', withCell(own, 'products', 0, { um: 'm3' }), ['products', 2, 'um', 'one-of', 'm3']],
    [
      'a text that is too long',
      withCell(own, 'products', 0, { rev: 'r'.repeat(101) }),
      ['products', 2, 'rev', 'too-long', 'r'.repeat(101)],
    ],
    [
      'a flag that is none',
      withCell(own, 'products', 0, { combined: 'forse' }),
      ['products', 2, 'combined', 'flag', 'forse'],
    ],
    [
      'a colour nobody published',
      withCell(own, 'priceRanges', 0, { colors: 'XX 1' }),
      ['priceRanges', 2, 'colors', 'unknown', 'XX 1'],
    ],
    [
      'a gap in the ranges',
      withCell(own, 'priceRanges', 0, { range: 2 }),
      ['priceRanges', 2, 'range', 'order', '2'],
    ],
    [
      'a package without a size',
      withCell(own, 'prices', 0, { packaging: '' }),
      ['prices', 2, 'packaging', 'missing', ''],
    ],
    [
      'a code that no key can hold',
      withCell(own, 'prices', 0, { pack: 'a b' }),
      ['prices', 2, 'pack', 'id', 'a b'],
    ],
    [
      'a size of nothing',
      withCell(own, 'prices', 0, { packaging: '0' }),
      ['prices', 2, 'packaging', 'size', '0'],
    ],
    [
      'an address that opens no page',
      withCell(own, 'products', 0, { url: 'scheda.pdf' }),
      ['products', 2, 'url', 'address', 'scheda.pdf'],
    ],
    [
      'an attachment in a language that there is not',
      { ...own, attachments: [anAttachment({ language: 'fr' })] },
      ['attachments', 2, 'language', 'one-of', 'fr'],
    ],
    [
      'an attachment that opens no page',
      { ...own, attachments: [anAttachment({ url: 'scheda.pdf' })] },
      ['attachments', 2, 'url', 'address', 'scheda.pdf'],
    ],
    [
      'a package of a range that is not there',
      withCell(own, 'prices', 0, { range: 2 }),
      ['prices', 2, 'range', 'unknown', '2'],
    ],
    [
      'a package of a range that is not there, without the sheet of ranges',
      { products: own.products ?? [], prices: withCell(own, 'prices', 0, { range: 2 }).prices ?? [] },
      ['prices', 2, 'range', 'unknown', '2'],
    ],
    [
      'no range at all',
      { ...withCell(own, 'products', 0, variable), consumptionRanges: [] },
      ['products', 2, 'id', 'no-consumption-range', 'adda-calce'],
    ],
    [
      'no price range at all',
      { ...own, priceRanges: [], prices: [] },
      ['products', 2, 'id', 'no-price-range', 'adda-calce'],
    ],
    [
      'a row of a product that is not there',
      withCell(own, 'prices', 0, { product: 'altro' }),
      ['prices', 2, 'product', 'unknown', 'altro'],
    ],
    [
      'the same product twice',
      { ...own, products: [...(own.products ?? []), { row: 3, cells: { id: 'adda-calce' } }] },
      ['products', 3, 'id', 'duplicate', 'adda-calce'],
    ],
    [
      'a product without an id',
      { ...own, products: [...(own.products ?? []), { row: 3, cells: { id: '' } }] },
      ['products', 3, 'id', 'missing', ''],
    ],
  ] as const)('are refused for %s, with row and column', (_, workbook, problem) => {
    expect(plan(workbook, [calce]).problems).toContainEqual([...problem]);
  });

  it('say at once that both kinds of ranges lack, and which price of a range that is not there cannot be read', () => {
    const none = { ...withCell(own, 'products', 0, variable), consumptionRanges: [], priceRanges: [] };
    const { prices = [] } = withCell(own, 'prices', 0, { pcu: 'caro' });
    expect(plan({ ...none, prices }, [calce]).problems).toEqual(
      expect.arrayContaining([
        ['products', 2, 'id', 'no-consumption-range', 'adda-calce'],
        ['products', 2, 'id', 'no-price-range', 'adda-calce'],
        ['prices', 2, 'pcu', 'number-most', 'caro'],
      ]),
    );
  });

  it.each(['20000', '9'.repeat(40)])('say the largest number where %s is too large', (consumption) => {
    const { found } = plan(withCell(own, 'products', 0, { consumption }), [calce]);
    expect(found).toMatchObject([{ column: 'consumption', reason: 'too-large', allowed: ['10000'] }]);
  });

  it('say which words could stand there, how many letters, and up to which number', () => {
    const wrong = { um: 'm3', rev: 'r'.repeat(101), consumption: 10_001 };
    const { found } = plan(withCell(own, 'products', 0, wrong), [calce]);
    expect(found.map(({ column, reason, allowed }) => [column, reason, allowed])).toEqual([
      ['rev', 'too-long', ['100']],
      ['um', 'one-of', ['kg', 'l', 'mq', 'pz']],
      ['consumption', 'too-large', ['10000']],
    ]);
    const fine = plan(withCell(own, 'products', 0, { consumption: 0.123_456_7 }), [calce]);
    expect(fine.found).toMatchObject([{ column: 'consumption', reason: 'decimals', allowed: ['6'] }]);
  });

  it.each([
    ['with', own],
    ['without', { products: own.products ?? [] }],
  ])('tell a code that two packages of a range have at the second, %s the sheet of ranges', (_, sheets) => {
    const prices = [2, 3].map((row) => ({ row, cells: own.prices?.[0]?.cells ?? {} }));
    expect(plan({ ...sheets, prices }, [calce]).problems).toEqual([
      ['prices', 3, 'pack', 'same-packs', prices[0]?.cells.pack],
    ]);
  });

  it('tell a wrong attachment once, by its row', () => {
    const attachments = [anAttachment({ url: 'scheda.pdf' })];
    expect(plan({ ...own, attachments }, [calce]).problems).toHaveLength(1);
  });

  it('tell too many attachments once, at the first of them', () => {
    const attachments = Array.from({ length: 101 }, (_, index) => ({
      row: index + 2,
      cells: { product: 'adda-calce', language: 'it', url: `https://example.com/${index}.pdf` },
    }));
    expect(plan({ ...own, attachments }, [calce]).problems).toEqual([
      ['attachments', 2, 'product', 'too-many', 'adda-calce'],
    ]);
  });
});
