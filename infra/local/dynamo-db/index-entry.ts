import type { Index, Item, Table } from 'dynalite/db/index.js';

const namesOf = (schema: Table['KeySchema']) => schema.map((key) => key.AttributeName);

/** The entry of an item in an index: the projected attributes, or nothing when the item lacks a key of the index. */
export function indexEntry(table: Table, index: Index, item: Item | undefined): Item | undefined {
  if (!item || !namesOf(index.KeySchema).every((name) => item[name])) return undefined;
  const projected = projectedNames(table, index);
  if (!projected) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.has(name)));
}

/** The attributes that an index carries; undefined when it carries all. */
export function projectedNames(table: Table, { KeySchema, Projection }: Index): Set<string> | undefined {
  if (Projection.ProjectionType === 'ALL') return undefined;
  return new Set([
    ...namesOf(table.KeySchema),
    ...namesOf(KeySchema),
    ...(Projection.NonKeyAttributes ?? []),
  ]);
}
