import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { otherReading } from '#shared/catalogue/product-form/other-reading.ts';
import { isInEuro } from '#shared/money/is-in-euro.ts';
import { keyOf, packsNamed } from './completed-rows.ts';
import { lackingConsumptions } from './lacking-consumptions.ts';
import type { Plan } from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { productRows } from './product-rows.ts';
import { numberOf, textOf } from './read-cell.ts';
import { type NumberedRow, type SheetName, sheets, type Workbook } from './sheets.ts';

/**
 * A text of a cell that was read as one number and may have meant another: "1.250" is 1.25 (OPC-24), or 1250. What else a
 * price may mean is not known where a word or another currency stands beside it: "112 USD". A consumption of 0 or none
 * has no other meaning, but quotations would count nothing by it.
 */
export type Doubt = {
  sheet: SheetName;
  row: number;
  column: string;
  value: string;
  read: number;
  other: number | null;
};

const numbered = ['products', 'consumptionRanges', 'requiredProducts', 'prices'] as const;
type Numbered = (typeof numbered)[number];

/** The doubtful numbers that a plan would store. What the catalogue says already is no doubt. */
export function doubtfulCells(
  workbook: Workbook,
  plan: Pick<Plan, 'entries'>,
  { products }: Pick<StoredCatalogue, 'products'>,
): Doubt[] {
  const lacking = lackingConsumptions(workbook, plan, { products });
  const planned = new Map(
    plan.entries.flatMap((entry) =>
      entry.kind === 'product' ? [[entry.id, products.get(entry.id)] as const] : [],
    ),
  );
  const doubts = numbered.flatMap((sheet) =>
    (workbook[sheet] ?? []).flatMap((row) => {
      const id = textOf(row.cells[sheet === 'products' ? 'id' : 'product']);
      return planned.has(id) ? doubtsOf(sheet, row, planned.get(id)) : [];
    }),
  );
  return [...doubts, ...lacking.map((cell) => ({ ...cell, read: 0, other: null }))];
}

function doubtsOf(sheet: Numbered, row: NumberedRow, product: EditableProduct | undefined): Doubt[] {
  const found = Object.entries(row.cells).flatMap(([column, cell]): Doubt[] => {
    if (typeof cell !== 'string' || !isNumber(sheet, column)) return [];
    const other = otherReading(cell, 'it') ?? null;
    const read = other !== null || (isPrice(sheet, column) && !isInEuro(cell)) ? numberOf(cell) : undefined;
    if (typeof read !== 'number') return [];
    return [{ sheet, row: row.row, column, value: textOf(cell), read, other }];
  });
  if (found.length === 0 || !product) return found;
  const before = storedRow(sheet, row, product);
  return found.filter(({ column, read }) => numberOf(before?.[column]) !== read);
}

function storedRow(sheet: Numbered, row: NumberedRow, product: EditableProduct) {
  const before = productRows(product)[sheet];
  if (sheet === 'products') return before[0];
  const [named] = sheet === 'prices' ? packsNamed([row], before) : [row];
  return before.find((cells) => named && keyOf(sheet, cells) === keyOf(sheet, named.cells));
}

/** Sizes of packages are texts. */
function isNumber(sheet: Numbered, column: string): boolean {
  const kinds: Readonly<Record<string, string | undefined>> = sheets[sheet];
  return kinds[column] === 'number' || column === 'packaging' || isPrice(sheet, column);
}

/** Columns of prices have the id of their price list. */
const isPrice = (sheet: Numbered, column: string): boolean =>
  sheet === 'prices' && !(column in sheets.prices);
