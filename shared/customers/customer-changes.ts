import type { RegisterCell, RegisterEntry } from '#shared/registers/register.ts';
import type { CustomerFields } from '#shared/schemas/customer.ts';
import { type CustomerSheet, cellsOf } from './customers-register.ts';

type Changes = NonNullable<RegisterEntry['changes']>;
type Cells = Readonly<Partial<Record<string, RegisterCell>>>;

/** Ids tie parts to their customer: nobody reads them. */
const unread = new Set(['id', 'customer']);

/** The columns that an import changes in a customer; those of sites and contacts are named after their sheet (CUS-042). */
export const customerChanges = (before: CustomerFields, after: CustomerFields): Changes => [
  ...changedCells(cellsOf('customers', before), cellsOf('customers', after)),
  ...changedParts('sites', before.sites, after.sites),
  ...changedParts('contacts', before.contacts, after.contacts),
];

/** Parts are the same by their ids; a new one begins with empty cells. */
function changedParts(
  sheet: CustomerSheet,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Changes {
  const had = new Map(before.map((part) => [part.id, part]));
  return after.flatMap((part) =>
    changedCells(cellsOf(sheet, had.get(part.id) ?? {}), cellsOf(sheet, part)).map((change) => ({
      ...change,
      field: `${sheet}.${change.field}`,
    })),
  );
}

const changedCells = (before: Cells, after: Cells): Changes =>
  Object.keys(after).flatMap((field) => {
    const [had = null, has = null] = [before[field], after[field]];
    return had === has || unread.has(field) ? [] : [{ field, before: had, after: has }];
  });
