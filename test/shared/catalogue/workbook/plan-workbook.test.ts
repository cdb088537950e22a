import { describe, expect, it } from 'vitest';
import {
  aCatalogue,
  aFolder,
  aFolderColour,
  aPriceList,
  aStoredTag,
  planOf,
  withCells,
  withRows,
  workbookOf,
} from '#test/support/builders/catalogue-workbook.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';

const stored = aCatalogue();
const own = workbookOf(stored);

describe('the workbook of the catalogue', () => {
  it('changes nothing when it comes back as it went', () => {
    const { entries, problems, counts } = planOf(own, stored);
    expect(problems).toEqual([]);
    expect(entries).toEqual([]);
    expect(counts).toEqual(
      ['tag', 'colourFolder', 'colour', 'priceList', 'product', 'members'].map((kind) => ({
        ...{ kind, add: 0, change: 0, leave: 1 },
      })),
    );
  });

  it('adds all of it to an empty catalogue, what others name before them', () => {
    const empty = aCatalogue({
      ...{
        products: [],
        tags: [],
        colourFolders: [],
        colours: new Map(),
        priceLists: [],
        members: new Map(),
      },
    });
    const { entries, problems } = planOf(own, empty);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      {
        kind: 'tag',
        id: 'muffa',
        name: 'MUFFA',
        does: 'add',
        revision: 0,
        sent: { name: 'MUFFA', slug: 'muffa' },
      },
      { kind: 'colourFolder', id: 'terre', does: 'add', sent: { name: 'Cartella terre' } },
      {
        ...{ kind: 'colour', id: 'terre', name: 'Cartella terre', does: 'add' },
        edits: [{ does: 'add', code: 'TN 101', hbw: 82.5, r: 247, g: 241, b: 232 }],
      },
      {
        ...{ kind: 'priceList', id: 'pcu', does: 'add', revision: 0 },
        sent: { name: 'Listino pcu', isCatchAll: false, countries: ['IT', 'SM'] },
      },
      {
        ...{ kind: 'product', id: 'adda-calce', name: 'Calce', does: 'add', revision: 0 },
        sent: { priceranges: [{ prices: [{ prices: [{ pricelist: 'pcu', price: 112.5 }] }] }] },
      },
      { kind: 'members', id: 'pcu', does: 'change', revision: 1, add: ['adda-calce'], remove: [] },
    ]);
  });

  it('changes what its rows say otherwise, on the revision that was seen', () => {
    const tags = withCells(own, 'tags', 0, { name: 'Muffa estesa' });
    const folders = withCells(tags, 'colourFolders', 0, { name: 'Terre' });
    const colours = withCells(folders, 'colours', 0, { hbw: '80,5' });
    const lists = withCells(colours, 'priceLists', 0, { isCatchAll: 'sì' });
    const { entries, problems } = planOf(withCells(lists, 'members', 0, { pcu: '' }), stored);
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      {
        ...{ kind: 'tag', id: 'muffa', name: 'Muffa estesa', does: 'change', revision: 4 },
        sent: { name: 'Muffa estesa', slug: 'muffa' },
      },
      {
        kind: 'colourFolder',
        id: 'terre',
        name: 'Terre',
        does: 'change',
        revision: 4,
        sent: { name: 'Terre' },
      },
      {
        ...{ kind: 'colour', id: 'terre', name: 'Terre', does: 'change' },
        edits: [
          {
            does: 'change',
            id: 'colour-TN101',
            revision: 4,
            code: 'TN 101',
            hbw: 80.5,
            r: 247,
            g: 241,
            b: 232,
          },
        ],
      },
      {
        ...{ kind: 'priceList', id: 'pcu', name: 'Listino pcu', does: 'change', revision: 4 },
        sent: { name: 'Listino pcu', isCatchAll: true, countries: null },
      },
      {
        ...{ kind: 'members', id: 'pcu', name: 'Listino pcu', does: 'change', revision: 5 },
        ...{ add: [], remove: ['adda-calce'] },
      },
    ]);
  });

  it('leaves alone what it has no sheet, no row and no column for', () => {
    expect(planOf({ tags: [] }, stored).entries).toEqual([]);
    const named = { priceLists: [{ row: 2, cells: { id: 'pcu', name: 'Nuovo' } }] };
    expect(planOf(named, stored).entries).toMatchObject([
      { kind: 'priceList', sent: { name: 'Nuovo', isCatchAll: false, countries: ['IT', 'SM'] } },
    ]);
    const slugs = { tags: [{ row: 2, cells: { id: 'muffa', slug: 'muffe' } }] };
    expect(planOf(slugs, stored).entries).toMatchObject([{ sent: { name: 'MUFFA', slug: 'muffe' } }]);
    const two = aCatalogue({
      priceLists: [aPriceList('pcu'), aPriceList('pccs')],
      members: new Map([['pcu', ['adda-calce']]]),
    });
    const one = { members: [{ row: 2, cells: { product: 'adda-calce', pccs: 'x' } }] };
    const { entries, counts } = planOf(one, two);
    expect(entries).toMatchObject([{ kind: 'members', id: 'pccs', add: ['adda-calce'], remove: [] }]);
    expect(counts.at(-1)).toEqual({ kind: 'members', add: 0, change: 1, leave: 0 });
  });

  it('names what it adds itself: price lists, folders, products, colours', () => {
    const lists = withRows(own, 'priceLists', { id: 'nuovo', name: 'Nuovo', isCatchAll: true });
    const priced = withCells(lists, 'prices', 0, { nuovo: 99 });
    const joined = withCells(priced, 'members', 0, { nuovo: true });
    const folders = withRows(joined, 'colourFolders', { id: 'ocra', name: 'Ocra' });
    const colours = withRows(folders, 'colours', { colorlist: 'ocra', code: 'OC 1', r: 200, g: 150, b: 80 });
    const { entries, problems } = planOf(withCells(colours, 'priceRanges', 0, { colors: 'OC 1' }), stored);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      { kind: 'colourFolder', id: 'ocra', does: 'add' },
      { kind: 'colour', id: 'ocra', name: 'Ocra', edits: [{ does: 'add', code: 'OC 1', hbw: null }] },
      { kind: 'priceList', id: 'nuovo', does: 'add', sent: { isCatchAll: true, countries: null } },
      {
        kind: 'product',
        sent: {
          priceranges: [
            {
              colors: [{ code: 'OC 1', r: 200, g: 150, b: 80 }],
              prices: [{ prices: [{ pricelist: 'pcu' }, { pricelist: 'nuovo', price: 99 }] }],
            },
          ],
        },
      },
      { kind: 'members', id: 'nuovo', revision: 1, add: ['adda-calce'] },
    ]);
  });

  it('saves colours of a folder fifty at a time, and counts them one by one', () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({
      ...{ colorlist: 'terre', code: `N ${index}`, hbw: null, r: index, g: 0, b: 0 },
    }));
    const { entries, counts } = planOf(withRows(own, 'colours', ...rows), stored);
    expect(entries.map((entry) => entry.kind === 'colour' && [entry.does, entry.edits.length])).toEqual([
      ['add', 50],
      ['add', 50],
      ['add', 1],
    ]);
    expect(counts[2]).toEqual({ kind: 'colour', add: 101, change: 0, leave: 1 });
  });

  it('adds products after those that they require', () => {
    const chain = [
      aRequirer('finitura', [['fondo']]),
      aRequirer('fondo', [['base']]),
      aProduct({ id: 'base' }),
    ];
    const { entries, problems } = planOf(
      workbookOf(aCatalogue({ products: chain })),
      aCatalogue({ products: [], members: new Map() }),
    );
    expect(problems).toEqual([]);
    const order = entries.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
    expect(order).toEqual(['base', 'fondo', 'finitura']);
  });

  it('refuses new products that require each other, and a product that requires itself', () => {
    const ring = [aRequirer('malta', [['fondo']]), aRequirer('fondo', [['malta']])];
    const empty = aCatalogue({ products: [], members: new Map() });
    expect(planOf(workbookOf(aCatalogue({ products: ring })), empty).problems).toEqual([
      ['requiredProducts', 3, 'required', 'loop', 'malta'],
    ]);
    const self = workbookOf(aCatalogue({ products: [aRequirer('malta', [['malta']])] }));
    expect(planOf(self, empty).problems).toEqual([['requiredProducts', 2, 'required', 'itself', 'malta']]);
    const one = aCatalogue({ products: [aProduct({ id: 'malta' })] });
    expect(planOf(workbookOf(aCatalogue({ products: ring })), one).problems).toEqual([]);
  });
});

const two = aCatalogue({
  tags: [aStoredTag('muffa'), aStoredTag('storico')],
  priceLists: [aPriceList('pcu'), aPriceList('pccs')],
  colourFolders: [aFolder('terre'), aFolder('ocra')],
  colours: new Map([['terre', [aFolderColour('TN 101')]]]),
});
const both = workbookOf(two);

describe('rows of the workbook are refused, with row, column and reason,', () => {
  it.each([
    [
      'a tag without an id',
      withRows(both, 'tags', { name: 'Sale', slug: 'sale' }),
      ['tags', 4, 'id', 'missing', ''],
    ],
    [
      'an id that no key can hold',
      withRows(both, 'tags', { id: 'a b', name: 'Sale', slug: 'sale' }),
      ['tags', 4, 'id', 'id', 'a b'],
    ],
    [
      'an id that is there twice',
      withRows(both, 'tags', { id: 'muffa', name: 'Sale', slug: 'sale' }),
      ['tags', 4, 'id', 'duplicate', 'muffa'],
    ],
    ['a missing name', withCells(both, 'tags', 0, { name: '' }), ['tags', 2, 'name', 'missing', '']],
    [
      'a slug with blanks',
      withCells(both, 'tags', 0, { slug: 'la muffa' }),
      ['tags', 2, 'slug', 'slug', 'la muffa'],
    ],
    [
      'the slug of another tag',
      withCells(both, 'tags', 0, { slug: 'storico' }),
      ['tags', 2, 'slug', 'duplicate', 'storico'],
    ],
    [
      'a slug that another row gives up',
      withCells(withCells(both, 'tags', 0, { slug: 'storico' }), 'tags', 1, { slug: 'antico' }),
      ['tags', 2, 'slug', 'duplicate', 'storico'],
    ],
    [
      'the slug of another new tag',
      withRows(both, 'tags', { id: 'x', name: 'X', slug: 'sale' }, { id: 'y', name: 'Y', slug: 'sale' }),
      ['tags', 5, 'slug', 'duplicate', 'sale'],
    ],
    [
      'the name of another price list, whatever its case',
      withCells(both, 'priceLists', 0, { name: 'listino PCCS' }),
      ['priceLists', 2, 'name', 'duplicate', 'listino PCCS'],
    ],
    [
      'a country that is none',
      withCells(both, 'priceLists', 0, { countries: 'Italia; SM' }),
      ['priceLists', 2, 'countries', 'unknown', 'Italia'],
    ],
    [
      'a mark that is none',
      withCells(both, 'priceLists', 0, { isCatchAll: 'boh' }),
      ['priceLists', 2, 'isCatchAll', 'flag', 'boh'],
    ],
    [
      'a folder without a name',
      withCells(both, 'colourFolders', 0, { name: ' ' }),
      ['colourFolders', 2, 'name', 'missing', ''],
    ],
    [
      'a colour of a folder that is not there',
      withCells(both, 'colours', 0, { colorlist: 'luna' }),
      ['colours', 2, 'colorlist', 'unknown', 'luna'],
    ],
    [
      'a colour without a code',
      withCells(both, 'colours', 0, { code: '' }),
      ['colours', 2, 'code', 'missing', ''],
    ],
    [
      'a code that is there twice, whatever its case',
      withRows(both, 'colours', { colorlist: 'terre', code: 'tn 101', r: 1, g: 1, b: 1 }),
      ['colours', 3, 'code', 'duplicate', 'tn 101'],
    ],
    [
      'a channel above 255',
      withCells(both, 'colours', 0, { r: 256 }),
      ['colours', 2, 'r', 'too-large', '256'],
    ],
    ['a missing channel', withCells(both, 'colours', 0, { g: null }), ['colours', 2, 'g', 'missing', '']],
    [
      'a channel that is no number',
      withCells(both, 'colours', 0, { b: 'blu' }),
      ['colours', 2, 'b', 'number', 'blu'],
    ],
    [
      'a channel that is a percentage',
      withCells(both, 'colours', 0, { g: '5 %' }),
      ['colours', 2, 'g', 'number', '5 %'],
    ],
    [
      'a reflectance above 100',
      withCells(both, 'colours', 0, { hbw: 101 }),
      ['colours', 2, 'hbw', 'too-large', '101'],
    ],
    [
      'a member that is no product',
      withRows(both, 'members', { product: 'luna', pcu: true }),
      ['members', 3, 'product', 'unknown', 'luna'],
    ],
    [
      'a member without a product',
      withRows(both, 'members', { pcu: true }),
      ['members', 3, 'product', 'missing', ''],
    ],
    [
      'a member that is there twice',
      withRows(both, 'members', { product: 'adda-calce', pcu: false }),
      ['members', 3, 'product', 'duplicate', 'adda-calce'],
    ],
    [
      'a membership that is none',
      withCells(both, 'members', 0, { pcu: 'boh' }),
      ['members', 2, 'pcu', 'flag', 'boh'],
    ],
    [
      'members of a price list nobody knows',
      withCells(both, 'members', 0, { luna: 'x' }),
      ['members', 1, 'luna', 'unknown-column', 'luna'],
    ],
    [
      'prices of a price list nobody knows',
      withCells(both, 'prices', 0, { luna: 3 }),
      ['prices', 1, 'luna', 'unknown-column', 'luna'],
    ],
  ] as const)('for %s', (_, workbook, problem) => {
    expect(planOf(workbook, two).problems).toEqual([[...problem]]);
  });

  it('once: what names a refused row is not refused too', () => {
    const lists = withRows(both, 'priceLists', { id: 'nuovo', name: '' });
    const { problems } = planOf(withCells(lists, 'members', 0, { nuovo: 'x' }), two);
    expect(problems).toEqual([['priceLists', 4, 'name', 'missing', '']]);
  });
});
