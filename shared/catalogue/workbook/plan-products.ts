import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import { productInput } from '#shared/schemas/product-input.ts';
import { completedRows } from './completed-rows.ts';
import { noteIssue } from './note-issue.ts';
import { type ProductSheet, productRows } from './product-rows.ts';
import { textOf } from './read-cell.ts';
import { readProduct } from './read-product.ts';
import type { Known, RowsOfProduct } from './rows-of-product.ts';
import { hasSameContent } from './same-content.ts';
import { saySame } from './say-same.ts';
import { type NumberedRow, type Problem, partSheets as parts, type Workbook } from './sheets.ts';

/** The plan of an import for one product. */
export type PlannedProduct =
  | { id: string; does: 'leave' }
  | { id: string; does: 'add' | 'change'; sent: SentProduct };

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
  if (!checked.success) for (const issue of checked.error.issues) noteIssue(issue, places, sent);
  if (!checked.success) return { id, does: 'leave' };
  const { id: _, revision, ...content } = checked.data;
  if (stored && hasSameContent(content, stored, known)) return { id, does: 'leave' };
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
