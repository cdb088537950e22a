import type { PlannedRow } from './plan-rows.ts';

/** Names that differ in case alone are the same. */
const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Refuses a name that another entity has in the catalogue or in the workbook. Entities are saved one after the other,
 * so a name that another row gives up is not free either.
 */
export function refuseTaken<Field extends string, Named extends Record<Field, string>>(
  field: Field,
  stored: readonly ({ id: string } & Record<Field, string>)[],
  planned: readonly PlannedRow<unknown, Named>[],
): void {
  const holders = new Map(stored.map((one) => [keyOf(one[field]), one.id]));
  for (const { key, row, sent } of planned) {
    const name = keyOf(sent[field]);
    const holder = holders.get(name) ?? key;
    if (holder !== key) row.refuse(field, 'duplicate', sent[field]);
    holders.set(name, holder);
  }
}
