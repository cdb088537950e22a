import { isDeepStrictEqual } from 'node:util';
import type { Index, Item, Table } from 'dynalite/db/index.js';
import type { Units } from './consumed-capacity.ts';
import { indexEntry } from './index-entry.ts';
import { itemSize } from './item-size.ts';

export type WrittenItem = { table: Table; before?: Item; after?: Item };

/** A write pays for every kilobyte begun, and for one when there was nothing to write. */
const unitsOf = (item: Item | undefined) => Math.max(1, Math.ceil((item ? itemSize(item) : 0) / 1024));

/** A transaction writes twice, to prepare and to commit; its indexes are written once. */
const transactionFactor = 2;

export function writeUnits({ table, before, after }: WrittenItem, inTransaction = false): Units {
  const own = Math.max(unitsOf(before), unitsOf(after)) * (inTransaction ? transactionFactor : 1);
  const indexes: Record<string, number> = {};
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    const units = indexUnits(index, indexEntry(table, index, before), indexEntry(table, index, after));
    if (units > 0) indexes[index.IndexName] = units;
  }
  return { tableName: table.TableName, table: own, indexes };
}

/** An index pays for the change of what it keeps: in place the larger of both, at another place each of them. */
function indexUnits({ KeySchema }: Index, before: Item | undefined, after: Item | undefined): number {
  if (isDeepStrictEqual(before, after)) return 0;
  const stays = KeySchema.every(({ AttributeName: name }) =>
    isDeepStrictEqual(before?.[name], after?.[name]),
  );
  if (before && after && stays) return Math.max(unitsOf(before), unitsOf(after));
  return (before ? unitsOf(before) : 0) + (after ? unitsOf(after) : 0);
}
