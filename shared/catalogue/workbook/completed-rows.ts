import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { consumptionRangeName } from '#shared/catalogue/range-name.ts';
import { type ProductPart, productRows } from './product-rows.ts';
import { settledCell } from './read-cell.ts';
import { isFixed, usedIn } from './read-consumption.ts';
import { RowReader } from './row-reader.ts';
import type { RowsOfProduct } from './rows-of-product.ts';
import { type NumberedRow, type Row, sheets } from './sheets.ts';

/** Columns that tell the rows of one product apart. */
const keys = {
  consumptionRanges: ['range'],
  requiredProducts: ['range', 'required'],
  priceRanges: ['range'],
  prices: ['range', 'pack'],
  attachments: ['language', 'url'],
} as const satisfies Record<ProductPart, readonly string[]>;

/** The sheet that counts the ranges of another. */
const rangesOf = { prices: 'priceRanges', requiredProducts: 'consumptionRanges' } as const;

const { name, name_i18n } = consumptionRangeName(1);
const firstRange: Row = { range: 1, 'name.it': name, 'name.en': name_i18n.en };

/**
 * The rows of a product, with those that the workbook leaves out and that are stored. Prices without the sheet of their
 * ranges are those of the stored ranges, and a fixed consumption needs no ranges. A product without a row of its own
 * keeps whatever no row of it names.
 */
export function completedRows(rows: RowsOfProduct, stored: EditableProduct | undefined): RowsOfProduct {
  const before = stored && productRows(stored);
  const completed = { ...rows };
  const main = new RowReader('products', rows.products, []);
  if (isFixed(usedIn(main, stored)) && !rows.consumptionRanges?.length)
    completed.consumptionRanges = (before?.consumptionRanges ?? [firstRange]).map((cells) => ({
      ...{ row: rows.products.row, cells },
    }));
  if (rows.prices) completed.prices = packsNamed(rows.prices, before?.prices ?? []);
  if (before && rows.sheet)
    for (const part of Object.keys(keys) as ProductPart[])
      completed[part] = completed[part]?.length ? overlaid(part, completed[part], before[part]) : undefined;
  for (const [part, ranges] of Object.entries(rangesOf) as [keyof typeof rangesOf, ProductPart][])
    if (completed[part] && !completed[ranges])
      completed[ranges] = (before?.[ranges] ?? []).map((cells) => ({ row: rows.products.row, cells }));
  return completed;
}

/** Stored rows in their order, each as the workbook has it where it has it; then those that are new. */
function overlaid(part: ProductPart, rows: readonly NumberedRow[], before: readonly Row[]): NumberedRow[] {
  const named = Map.groupBy(rows, ({ cells }) => keyOf(part, cells));
  const kept = before.flatMap((cells) => {
    const own = named.get(keyOf(part, cells));
    named.delete(keyOf(part, cells));
    return own ?? [{ row: rows[0]?.row ?? 1, cells }];
  });
  return [...kept, ...[...named.values()].flat()];
}

/** The key of a row among those of its product. */
export const keyOf = (part: ProductPart, cells: Row): string =>
  keys[part].map((column) => settled(part, column, cells)).join(' ');

function settled(part: ProductPart, column: string, cells: Row): string {
  const kinds: Readonly<Record<string, 'text' | 'number' | 'flag' | 'list'>> = sheets[part];
  return String(settledCell(kinds[column] ?? 'text', cells[column]) ?? '');
}

const sizeOf = (cells: Row): string =>
  `${settled('prices', 'range', cells)} ${settled('prices', 'packaging', cells).replace('.', ',')}`;

/** A package without its id is the stored one of that size. */
export function packsNamed(rows: readonly NumberedRow[], before: readonly Row[]): NumberedRow[] {
  const bySize = new Map(before.map((cells) => [sizeOf(cells), cells.pack]));
  return rows.map(({ row, cells }) => {
    const pack = settled('prices', 'pack', cells) || bySize.get(sizeOf(cells));
    return pack ? { row, cells: { ...cells, pack } } : { row, cells };
  });
}
