import type { PlannedMembers } from './plan.ts';
import { RowReader } from './row-reader.ts';
import type { Problem, Workbook } from './sheets.ts';

/** A price list as it will be when members are done: of that revision, with these products. */
type ListOfMembers = { id: string; name: string; revision: number; products: ReadonlySet<string> };

type Known = { lists: readonly ListOfMembers[]; products: ReadonlySet<string> };

/** Which products join and leave the price lists that have a column; products without a row stay where they are. */
export function planMembers({ members = [] }: Workbook, { lists, products }: Known, problems: Problem[]) {
  const rows = new Map<string, RowReader>();
  for (const numbered of members) {
    const row = new RowReader('members', numbered, problems);
    const product = row.needed('product');
    if (rows.has(product)) row.refuse('product', 'duplicate');
    else if (product && !products.has(product)) row.refuse('product', 'unknown');
    else if (product) rows.set(product, row);
  }
  const asked = lists.filter(({ id }) => members.some(({ cells }) => id in cells));
  const entries = asked
    .map((list) => changeOf(list, rows))
    .filter(({ add, remove }) => add.length + remove.length);
  return { entries, left: asked.length - entries.length };
}

function changeOf(
  { products, ...list }: ListOfMembers,
  rows: ReadonlyMap<string, RowReader>,
): PlannedMembers {
  const add: string[] = [];
  const remove: string[] = [];
  for (const [product, row] of rows) {
    const isIn = products.has(product);
    const isWanted = row.flag(list.id, isIn);
    if (isWanted !== isIn) (isWanted ? add : remove).push(product);
  }
  return { kind: 'members', does: 'change', ...list, add, remove };
}
