import { describe, expect, it } from 'vitest';
import { priceListRows } from '#shared/catalogue/price-list-rows.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';

const phases = new Map([
  ['fondo', 'Fondi'],
  ['finitura', 'Finiture'],
]);
const rowsOf = (changes: Partial<Product>, language = 'it') =>
  priceListRows({ list: 'pcu', language, phases })(
    aProduct({ id: 'adda', name: { it: 'Adda', en: 'Adda EN' }, ...changes }),
  ).map((row) => ({ ...row, package: row.package.replaceAll('\u00a0', ' ') }));

const colour = (code: string) => ({ code, r: 1, g: 2, b: 3 });

describe('the lines of a product in a price list', () => {
  it('are one for each package of each price range', () => {
    const priceranges = [
      {
        name: 'Fascia 1',
        name_i18n: { it: 'Fascia 1', en: 'Range 1' },
        colors: [colour('TN 1'), colour('TN 2')],
        prices: [
          { id: 'a', packaging: '12,5', pcu: 33.335 },
          { id: 'b', packaging: 25, pccs: 7 },
        ],
        updatedAt: '2026-03-01T10:00:00.000Z',
      },
      { name: 'Fascia 2', colors: [], prices: [{ id: 'c', packaging: '1', pcu: '1.250,5' }] },
    ];
    const rows = rowsOf({ priceranges, phases: ['finitura', 'fondo'], um: 'l' });
    expect(rows.map(({ range, package: of, price }) => [range, of, price])).toEqual([
      ['Fascia 1', '12,5 l', 333_350],
      ['Fascia 1', '25 l', null],
      ['Fascia 2', '1 l', 12_505_000],
    ]);
    expect(rows[0]).toMatchObject({
      product: 'Adda',
      id: 'adda',
      phases: 'Fondi, Finiture',
      unit: 'l',
      colours: 'TN 1, TN 2',
      updatedAt: '2026-03-01T10:00:00.000Z',
      archived: false,
    });
    expect(rows[2]?.updatedAt).toBe('2026-01-10T09:00:00.000Z');
    expect(rowsOf({ priceranges }, 'en')[0]).toMatchObject({ product: 'Adda EN', range: 'Range 1' });
  });

  it('are one for a product without packages, or without price ranges, so that it is seen', () => {
    expect(rowsOf({ priceranges: [] })).toMatchObject([{ product: 'Adda', range: '', price: null }]);
    const empty = [{ name: 'Fascia 1', colors: [], prices: [] }];
    expect(rowsOf({ priceranges: empty })).toMatchObject([{ range: 'Fascia 1', package: '', price: null }]);
  });

  it('have sizes in the unit of their product, also where another one has the same number', () => {
    const rowsOfAny = priceListRows({ list: 'pcu', language: 'it', phases });
    const sizes = (['l', 'kg'] as const).map((um) => rowsOfAny(aProduct({ um }))[0]?.package);
    expect(sizes.map((size) => size?.replaceAll('\u00a0', ' '))).toEqual(['25 l', '25 kg']);
  });

  it('show a package of an unreadable size as it is stored, and say what is archived', () => {
    const priceranges = [{ name: '', colors: [], prices: [{ id: 'a', packaging: 'secchio' }] }];
    expect(rowsOf({ priceranges, archived: true })).toMatchObject([{ package: 'secchio', archived: true }]);
  });
});
