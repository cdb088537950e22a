import type { PlannedRow } from './plan-rows.ts';

/** Names that differ in case alone are the same. */
const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Refuses what another entity is called, as stored or as the workbook has it: entities are saved one after the other,
 * so that not even a name that another row gives up is free.
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
