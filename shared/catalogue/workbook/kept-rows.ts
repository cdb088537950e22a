import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { keyOf, packsNamed } from './completed-rows.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { type ProductPart, productRows } from './product-rows.ts';
import { textOf } from './read-cell.ts';
import { type NumberedRow, type Row, type SheetName, sheetNames, type Workbook } from './sheets.ts';

/** The names of whatever stays although a sheet of the workbook has no row of it. */
export type KeptRows = { sheet: SheetName; names: readonly string[] };

/**
 * Finds what a workbook no longer names: an import leaves it in the catalogue. Sheets that the workbook does
 * not have say nothing. Parts of a product that has a row of its own go with their rows.
 */
export function keptRows(workbook: Workbook, stored: StoredCatalogue): KeptRows[] {
  const products = [...stored.products.values()];
  const unnamed: Partial<Record<SheetName, () => string[]>> = {
    products: () => missing(workbook.products, 'id', products, ({ id, name }) => [id, name.it]),
    priceLists: () => missing(workbook.priceLists, 'id', stored.priceLists, ({ id, name }) => [id, name]),
    members: () => missing(workbook.members, 'product', membersIn(stored), ({ id, name }) => [id, name.it]),
    colourFolders: () =>
      missing(workbook.colourFolders, 'id', stored.colourFolders, ({ id, name }) => [id, name]),
    colours: () => missingColours(workbook, stored),
    tags: () => missing(workbook.tags, 'id', stored.tags, ({ id, name }) => [id, name]),
  };
  const parts = missingParts(workbook, products);
  return sheetNames
    .filter((sheet) => workbook[sheet])
    .map((sheet) => ({ sheet, names: unnamed[sheet]?.() ?? parts[sheet as ProductPart] ?? [] }))
    .filter(({ names }) => names.length > 0);
}

function missing<Entity>(
  rows: readonly NumberedRow[] = [],
  column: string,
  entities: readonly Entity[],
  told: (entity: Entity) => [id: string, name: string],
): string[] {
  const ids = new Set(rows.map(({ cells }) => textOf(cells[column])));
  return entities.map(told).flatMap(([id, name]) => (ids.has(id) ? [] : [name]));
}

/** Products that are in a price list: without a row they stay there. */
function membersIn({ products, members }: StoredCatalogue): EditableProduct[] {
  const listed = new Set([...members.values()].flat());
  return [...products.values()].filter(({ id }) => listed.has(id));
}

function missingColours({ colours = [] }: Workbook, stored: StoredCatalogue): string[] {
  const keyIn = (folder: string, code: string) => `${folder} ${codeKey(code)}`;
  const rows = new Set(colours.map(({ cells }) => keyIn(textOf(cells.colorlist), textOf(cells.code))));
  return stored.colourFolders.flatMap(({ id, name }) =>
    (stored.colours.get(id) ?? [])
      .filter(({ code }) => !rows.has(keyIn(id, code)))
      .map(({ code }) => `${name} · ${code}`),
  );
}

const partSheets = ['consumptionRanges', 'requiredProducts', 'priceRanges', 'prices', 'attachments'] as const;

/** Parts of products that have no row of their own; one that no sheet names at all is missing as a whole. */
function missingParts(workbook: Workbook, products: readonly EditableProduct[]) {
  const sheets = partSheets.filter((sheet) => workbook[sheet]);
  const ofItsOwn = new Set((workbook.products ?? []).map(({ cells }) => textOf(cells.id)));
  const rows = sheets.map((sheet) => [sheet, rowsByProduct(workbook[sheet])] as const);
  const found: Partial<Record<ProductPart, string[]>> = Object.fromEntries(
    sheets.map((sheet) => [sheet, []]),
  );
  for (const product of products) {
    const { id } = product;
    if (ofItsOwn.has(id) || (workbook.products && !rows.some(([, of]) => of.has(id)))) continue;
    const before = productRows(product);
    for (const [sheet, of] of rows) {
      const own = of.get(id) ?? [];
      const named = sheet === 'prices' ? packsNamed(own, before.prices) : own;
      const keys = new Set(named.map(({ cells }) => keyOf(sheet, cells)));
      const gone = before[sheet].filter((cells) => !keys.has(keyOf(sheet, cells)));
      found[sheet]?.push(...gone.map((cells) => nameOfPart(sheet, product, cells)));
    }
  }
  return found;
}

const rowsByProduct = (rows: readonly NumberedRow[] = []) =>
  Map.groupBy(rows, ({ cells }) => textOf(cells.product));

/** The column that says best what a row is of. */
const telling = {
  consumptionRanges: 'name.it',
  requiredProducts: 'required',
  priceRanges: 'name.it',
  prices: 'packaging',
  attachments: 'url',
} as const satisfies Record<ProductPart, string>;

function nameOfPart(sheet: ProductPart, { name, priceranges }: EditableProduct, cells: Row): string {
  const range = sheet === 'prices' ? [priceranges[Number(cells.range) - 1]?.name] : [];
  return [name.it, ...range, textOf(cells[telling[sheet]])].filter(Boolean).join(' · ');
}
