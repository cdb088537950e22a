import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { type NamedRange, rangeNames } from '#shared/catalogue/translation/product-texts.ts';
import { packSize } from '#shared/format/pack-size.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { Language } from '#shared/languages.ts';
import { keyOf, packsNamed } from './completed-rows.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { exportedRows, type ProductPart } from './product-rows.ts';
import { textOf } from './read-cell.ts';
import {
  type NumberedRow,
  partSheets,
  type Row,
  type SheetName,
  sheetNames,
  type Workbook,
} from './sheets.ts';

/** Whatever stays although a sheet of the workbook has no row of it, by the id of the entity that has it. */
export type KeptRows = { sheet: SheetName; rows: readonly KeptRow[] };
type KeptRow = { id: string; name: string };

/**
 * Finds what a workbook no longer names: an import leaves it in the catalogue. Sheets that the workbook does
 * not have say nothing. Parts of a product that has a row of its own go with their rows.
 */
export function keptRows(workbook: Workbook, stored: StoredCatalogue, language: Language): KeptRows[] {
  const products = [...stored.products.values()];
  const named = ({ id, name }: EditableProduct): KeptRow => ({ id, name: textIn(name, language) });
  const unnamed: Partial<Record<SheetName, () => KeptRow[]>> = {
    products: () => missing(workbook.products, 'id', products.map(named)),
    priceLists: () => missing(workbook.priceLists, 'id', stored.priceLists),
    members: () => missing(workbook.members, 'product', membersIn(stored).map(named)),
    colourFolders: () => missing(workbook.colourFolders, 'id', stored.colourFolders),
    colours: () => missingColours(workbook, stored),
    tags: () => missing(workbook.tags, 'id', stored.tags),
  };
  const parts = missingParts(workbook, stored, language);
  return sheetNames
    .filter((sheet) => workbook[sheet])
    .map((sheet) => ({ sheet, rows: unnamed[sheet]?.() ?? parts[sheet as ProductPart] ?? [] }))
    .filter(({ rows }) => rows.length > 0);
}

function missing(rows: readonly NumberedRow[] = [], column: string, entities: readonly KeptRow[]): KeptRow[] {
  const ids = new Set(rows.map(({ cells }) => textOf(cells[column])));
  return entities.flatMap(({ id, name }) => (ids.has(id) ? [] : [{ id, name }]));
}

/** Products that are in a price list: without a row they stay there. */
function membersIn({ products, members }: StoredCatalogue): EditableProduct[] {
  const listed = new Set([...members.values()].flat());
  return [...products.values()].filter(({ id }) => listed.has(id));
}

function missingColours({ colours = [] }: Workbook, stored: StoredCatalogue): KeptRow[] {
  const keyIn = (folder: string, code: string) => `${folder} ${codeKey(code)}`;
  const rows = new Set(colours.map(({ cells }) => keyIn(textOf(cells.colorlist), textOf(cells.code))));
  return stored.colourFolders.flatMap(({ id, name }) =>
    (stored.colours.get(id) ?? [])
      .filter(({ code }) => !rows.has(keyIn(id, code)))
      .map(({ code }) => ({ id, name: `${name} · ${code}` })),
  );
}

/** Parts of products that have no row of their own; one that no sheet names at all is missing as a whole. */
function missingParts(workbook: Workbook, { products }: StoredCatalogue, language: Language) {
  const sheets = partSheets.filter((sheet) => workbook[sheet]);
  const ofItsOwn = new Set((workbook.products ?? []).map(({ cells }) => textOf(cells.id)));
  const rows = sheets.map((sheet) => [sheet, rowsByProduct(workbook[sheet])] as const);
  const found: Partial<Record<ProductPart, KeptRow[]>> = Object.fromEntries(
    sheets.map((sheet) => [sheet, []]),
  );
  const nameOf = nameOfParts(products, language);
  for (const product of products.values()) {
    const { id } = product;
    if (ofItsOwn.has(id) || (workbook.products && !rows.some(([, of]) => of.has(id)))) continue;
    const before = exportedRows(product);
    for (const [sheet, of] of rows) {
      const own = of.get(id) ?? [];
      const named = sheet === 'prices' ? packsNamed(own, before.prices) : own;
      const keys = new Set(named.map(({ cells }) => keyOf(sheet, cells)));
      const gone = before[sheet].filter((cells) => !keys.has(keyOf(sheet, cells)));
      found[sheet]?.push(...gone.map((cells) => ({ id, name: nameOf(sheet, product, cells) })));
    }
  }
  return found;
}

const rowsByProduct = (rows: readonly NumberedRow[] = []) =>
  Map.groupBy(rows, ({ cells }) => textOf(cells.product));

/** The name of a part: of its product, and what tells it best from others. */
const nameOfParts =
  (products: StoredCatalogue['products'], language: Language) =>
  (sheet: ProductPart, product: EditableProduct, cells: Row): string => {
    const { name, um, consumptionranges, priceranges } = product;
    const nameIn = (ranges: readonly NamedRange[]) => {
      const range = ranges[Number(cells.range) - 1];
      return range ? textIn(rangeNames(range), language) : '';
    };
    const told: Record<ProductPart, () => string[]> = {
      consumptionRanges: () => [nameIn(consumptionranges)],
      requiredProducts: () => {
        const id = textOf(cells.required);
        return [textIn(products.get(id)?.name, language) || id];
      },
      priceRanges: () => [nameIn(priceranges)],
      prices: () => [nameIn(priceranges), packSize(textOf(cells.packaging), um)],
      attachments: () => [textOf(cells.url)],
    };
    return [textIn(name, language), ...told[sheet]()].filter(Boolean).join(' · ');
  };
