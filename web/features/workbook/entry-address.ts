import { paths } from '#shared/access/paths.ts';

const addresses: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  product: paths.product,
  priceList: paths.priceListProducts,
  members: paths.priceListProducts,
  colourFolder: paths.colourFolder,
  colour: paths.colourFolder,
  tag: () => paths.tags,
};

/** The screen of an entry that is in the catalogue. */
export const entryAddress = (kind: string, id: string): string | undefined => addresses[kind]?.(id);

/** Sheets whose rows are no products, nor parts of them. */
const kindOfSheet: Readonly<Record<string, string | undefined>> = {
  priceLists: 'priceList',
  colourFolders: 'colourFolder',
  colours: 'colour',
  tags: 'tag',
};

/** The screen of whatever a row of a sheet is of. */
export const sheetAddress = (sheet: string, id: string): string | undefined =>
  entryAddress(kindOfSheet[sheet] ?? 'product', id);
