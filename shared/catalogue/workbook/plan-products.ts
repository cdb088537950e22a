import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import { productInput } from '#shared/schemas/product-input.ts';
import { completedRows } from './completed-rows.ts';
import { type ProductSheet, productRows } from './product-rows.ts';
import { textOf } from './read-cell.ts';
import { readProduct } from './read-product.ts';
import type { Known, Places, RowsOfProduct } from './rows-of-product.ts';
import { saySame } from './say-same.ts';
import type { NumberedRow, Problem, Workbook } from './sheets.ts';

/** The plan of an import for one product. */
export type PlannedProduct =
  | { id: string; does: 'leave' }
  | { id: string; does: 'add' | 'change'; sent: SentProduct };

const parts = ['consumptionRanges', 'requiredProducts', 'priceRanges', 'prices', 'attachments'] as const;

type Wanted = {
  workbook: Workbook;
  stored: ReadonlyMap<string, EditableProduct>;
  known: Known;
  problems: Problem[];
};

/**
 * Compares the products of a workbook with the stored ones; those that no sheet names are left alone. A stored product
 * may be named by its prices or ranges alone.
 */
export function planProducts({ workbook, stored, known, problems }: Wanted): PlannedProduct[] {
  const grouped = parts.map((sheet) => [sheet, byProduct(workbook[sheet])] as const);
  const named = mainRows(workbook, problems);
  for (const [sheet, of] of grouped)
    for (const [id, [first]] of of ?? [])
      if (first && stored.has(id) && !named.has(id))
        named.set(id, { sheet, products: { row: first.row, cells: {} } });
  for (const sheet of parts) refuseStrangers(sheet, workbook[sheet], named, problems);
  return [...named].map(([id, main]) => {
    const own = grouped.flatMap(([sheet, of]) => (of ? [[sheet, of.get(id) ?? []] as const] : []));
    const rows = completedRows({ ...main, ...Object.fromEntries(own) }, stored.get(id));
    return plannedProduct(id, rows, stored.get(id), { known, problems });
  });
}

/** The row of each product that has one of its own. */
function mainRows({ products = [] }: Workbook, problems: Problem[]) {
  const mains = new Map<string, RowsOfProduct>();
  for (const main of products) {
    const value = textOf(main.cells.id);
    if (value && !mains.has(value)) mains.set(value, { products: main });
    else {
      const reason = value ? 'duplicate' : 'missing';
      problems.push({ sheet: 'products', row: main.row, column: 'id', reason, value });
    }
  }
  return mains;
}

function plannedProduct(
  id: string,
  rows: RowsOfProduct,
  stored: EditableProduct | undefined,
  { known, problems }: Pick<Wanted, 'known' | 'problems'>,
): PlannedProduct {
  if (stored && isSame(rows, stored)) return { id, does: 'leave' };
  const { sent, places } = readProduct(rows, stored, known, problems);
  const checked = productInput.safeParse({ id, revision: 1, ...sent });
  if (!checked.success) for (const issue of checked.error.issues) note(issue, places, sent);
  if (!checked.success) return { id, does: 'leave' };
  const { id: _, revision, ...content } = checked.data;
  return { id, does: stored ? 'change' : 'add', sent: content };
}

function isSame(rows: RowsOfProduct, stored: EditableProduct): boolean {
  const before = productRows(stored);
  const sheetsOfIt: readonly ProductSheet[] = ['products', ...parts];
  return sheetsOfIt.every((sheet) => {
    const wanted = rows[sheet];
    if (!wanted) return true;
    const numbered: readonly NumberedRow[] = Array.isArray(wanted) ? wanted : [wanted as NumberedRow];
    return saySame(
      sheet,
      numbered.map(({ cells }) => cells),
      before[sheet],
    );
  });
}

function byProduct(rows: readonly NumberedRow[] | undefined) {
  return rows && Map.groupBy(rows, ({ cells }) => String(cells.product ?? '').trim());
}

function refuseStrangers(
  sheet: ProductSheet,
  rows: readonly NumberedRow[] | undefined,
  named: ReadonlyMap<string, RowsOfProduct>,
  problems: Problem[],
): void {
  for (const { row, cells } of rows ?? []) {
    const value = String(cells.product ?? '').trim();
    if (!named.has(value)) problems.push({ sheet, row, column: 'product', reason: 'unknown', value });
  }
}

type Issue = { path: PropertyKey[] };

/** Columns by the last part of a path, where they are called otherwise. */
const columns: Readonly<Record<string, string>> = {
  name: 'name.it',
  name_i18n: 'name.it',
  details: 'details.it',
  specs: 'specs.it',
  priceranges: 'id',
  consumptionranges: 'id',
};

/** An issue of the schema, as a problem of the row and column where that part was read. */
function note({ path }: Issue, places: Places, sent: Sent): void {
  const keys = path.map(String);
  for (let length = keys.length; length >= 0; length -= 1) {
    const row = places.get(keys.slice(0, length).join('.'));
    if (!row) continue;
    const [field = '', sub] = keys.slice(length);
    const isEmptyList = length === 0 && keys.length === 1 && field.endsWith('ranges');
    const list = listAt(path, sent);
    const column = list ?? (row.has(`${field}.${sub}`) ? `${field}.${sub}` : (columns[field] ?? field));
    if (!row.isRefused(column)) row.refuse(column, isEmptyList ? 'no-range' : list ? 'price' : 'invalid');
    return;
  }
}

type Sent = Pick<ReturnType<typeof readProduct>['sent'], 'priceranges'>;

/** The price list of a price, whose column has its id: `priceranges.0.prices.2.prices.1.price`. */
function listAt([part, range, , pack, , price]: PropertyKey[], { priceranges }: Sent): string | undefined {
  if (part !== 'priceranges' || price === undefined) return undefined;
  return priceranges[Number(range)]?.prices[Number(pack)]?.prices[Number(price)]?.pricelist;
}
