import { describe, expect, it } from 'vitest';
import { partedBySaves } from '#shared/catalogue/workbook/later-saves.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Row, SheetName } from '#shared/catalogue/workbook/sheets.ts';
import {
  aCatalogue,
  aFolderColour,
  aPriceList,
  withCells,
  workbookOf,
} from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const moment = new Date('2026-11-27T10:40:12.000Z');
const after = { updatedAt: '2026-11-27T11:05:00.000Z', updatedBy: 'Anna Greco' };
const told = { at: after.updatedAt, by: after.updatedBy };

const stored = aCatalogue({
  products: [
    aProduct({ id: 'calce', ...after }),
    aProduct({ id: 'malta', updatedAt: '2026-11-27T10:40:12.900Z' }),
  ],
  priceLists: [aPriceList('pcu', after)],
  colours: new Map([['terre', [aFolderColour('TN 101', after), aFolderColour('TN 102')]]]),
});

type Edit = [SheetName, number, Row];

function partedFor(...edits: Edit[]) {
  let workbook = workbookOf(stored);
  for (const [sheet, at, cells] of edits) workbook = withCells(workbook, sheet, at, { ...cells });
  return partedBySaves(planWorkbook(workbook, stored, []), stored, moment, 'it');
}

describe('what was saved after a file was downloaded', () => {
  it.each<[string, Edit, object[]]>([
    [
      'a product, with who saved it and when',
      ['products', 0, { um: 'l' }],
      [{ kind: 'product', id: 'calce', name: 'calce', ...told }],
    ],
    ['not what was saved in the second of the download', ['products', 1, { um: 'l' }], []],
    ['not what the file leaves as it is', ['tags', 0, { name: 'Muffe' }], []],
    [
      'a price list',
      ['priceLists', 0, { countries: 'IT' }],
      [{ kind: 'priceList', id: 'pcu', name: 'Listino pcu', ...told }],
    ],
    [
      'the products of a list',
      ['members', 1, { pcu: 'no' }],
      [{ kind: 'members', id: 'pcu', name: 'Listino pcu', ...told }],
    ],
    [
      'one colour of a folder',
      ['colours', 0, { r: 1 }],
      [{ kind: 'colour', id: 'terre', name: 'Cartella terre · TN 101', code: 'TN 101', ...told }],
    ],
  ])('is %s', (_, edit, later) => {
    expect(partedFor(edit).later).toEqual(later);
  });

  it('can be left as it is, and the rest is still done', () => {
    const { without } = partedFor(
      ...([0, 1].map((at) => ['products', at, { um: 'l' }]) as Edit[]),
      ...([0, 1].map((at) => ['colours', at, { r: 1 }]) as Edit[]),
    );
    expect(without.entries.map(({ kind, id }) => [kind, id])).toEqual([
      ['colour', 'terre'],
      ['product', 'malta'],
    ]);
    expect(without.entries[0]).toMatchObject({ edits: [{ code: 'TN 102' }] });
    expect(without.left).toMatchObject({ product: 1, colour: 1 });
  });
});
