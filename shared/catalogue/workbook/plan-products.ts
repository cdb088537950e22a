import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import { productInput } from '#shared/schemas/product-input.ts';
import { type ProductSheet, productRows } from './product-rows.ts';
import { type Known, type Places, type RowsOfProduct, readProduct } from './read-product.ts';
import { saySame } from './same-rows.ts';
import type { NumberedRow, Problem, Workbook } from './sheets.ts';

/** What an import would make of a product. */
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

/** Compares the products of a workbook with the stored ones; those that it does not name are left alone. */
export function planProducts({ workbook, stored, known, problems }: Wanted): PlannedProduct[] {
  const grouped = parts.map((sheet) => [sheet, byProduct(workbook[sheet])] as const);
  const seen = new Set<string>();
  const planned = (workbook.products ?? []).flatMap((main): PlannedProduct[] => {
    const id = String(main.cells.id ?? '').trim();
    if (!id || seen.has(id)) {
      problems.push({
        sheet: 'products',
        row: main.row,
        column: 'id',
        reason: id ? 'duplicate' : 'missing',
        value: id,
      });
      return [];
    }
    seen.add(id);
    const rows = { products: main } as RowsOfProduct;
    for (const [sheet, of] of grouped) if (of) rows[sheet] = of.get(id) ?? [];
    return [plannedProduct(id, rows, stored.get(id), { known, problems })];
  });
  for (const sheet of parts) refuseStrangers(sheet, workbook[sheet], seen, problems);
  return planned;
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
  if (!checked.success) for (const issue of checked.error.issues) note(issue, places);
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
  seen: ReadonlySet<string>,
  problems: Problem[],
): void {
  for (const { row, cells } of rows ?? []) {
    const value = String(cells.product ?? '').trim();
    if (!seen.has(value)) problems.push({ sheet, row, column: 'product', reason: 'unknown', value });
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
function note({ path }: Issue, places: Places): void {
  const keys = path.map(String);
  for (let length = keys.length; length >= 0; length -= 1) {
    const row = places.get(keys.slice(0, length).join('.'));
    if (!row) continue;
    const [field = '', sub] = keys.slice(length);
    const isEmptyList = length === 0 && keys.length === 1 && field.endsWith('ranges');
    const column = row.has(`${field}.${sub}`) ? `${field}.${sub}` : (columns[field] ?? field);
    if (!row.isRefused(column)) row.refuse(column, isEmptyList ? 'no-range' : 'invalid');
    return;
  }
}
