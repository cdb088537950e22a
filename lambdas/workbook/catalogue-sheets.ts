import {
  colourFolderRow,
  colourRow,
  memberRow,
  priceListRow,
  tagRow,
} from '#shared/catalogue/workbook/catalogue-rows.ts';
import { exportedRows, type ProductSheet } from '#shared/catalogue/workbook/product-rows.ts';
import type { Row } from '#shared/catalogue/workbook/sheets.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';
import type { Sheets } from './write-workbook.ts';

/** The sheets of a catalogue, row by row as they are written. */
export const catalogueSheets = (catalogue: StoredCatalogue): Sheets => ({
  ...productSheets(catalogue),
  priceLists: catalogue.priceLists.map(priceListRow),
  members: membersOf(catalogue),
  colourFolders: catalogue.colourFolders.map(colourFolderRow),
  colours: coloursOf(catalogue),
  tags: catalogue.tags.map(tagRow),
});

function productSheets({ products }: StoredCatalogue): Record<ProductSheet, Iterable<Row>> {
  const of = (sheet: ProductSheet) => rowsOf(products, sheet);
  return {
    products: of('products'),
    consumptionRanges: of('consumptionRanges'),
    requiredProducts: of('requiredProducts'),
    priceRanges: of('priceRanges'),
    prices: of('prices'),
    attachments: of('attachments'),
  };
}

function* rowsOf(products: StoredCatalogue['products'], sheet: ProductSheet): Generator<Row> {
  for (const product of products) yield* exportedRows(product)[sheet];
}

function membersOf({ products, members }: StoredCatalogue): Row[] {
  const marks = new Map([...members].map(([list, ids]) => [list, new Set(ids)]));
  return products.map((product) => memberRow(product, marks));
}

function* coloursOf({ colourFolders, colours }: StoredCatalogue): Generator<Row> {
  for (const { id } of colourFolders) for (const colour of colours.get(id) ?? []) yield colourRow(id, colour);
}
