import { put } from '#lambdas/runtime/table/transact.ts';
import { writeItems } from '#lambdas/runtime/table/write-items.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import type { ListRow } from '#shared/search/list-rules.ts';

/** Lists that are searched in memory: see read-model.ts. */
export type ListKind = 'quotation' | 'user' | 'activity';

/** The partition that holds the changes of a list and the pointer to its snapshot. */
export const listPartition = (kind: ListKind) => partitions.changes(kind);

/** Each change of a row is an item of its own, so that removing an old one never removes a newer one. */
const keyOf = (kind: ListKind, { id, revision }: ListRow) => ({
  pk: listPartition(kind),
  sk: sorts.change(`${id}#${padded(revision)}`),
});

/** A row of a list as it is now; without one it was removed. */
export type ListChange<Row extends ListRow = ListRow> = ListRow & { sk: string; row?: Row };

/** The write that tells a list of a change: part of the transaction that makes the change. */
export function noteChange(kind: ListKind, row: ListRow) {
  const { id, revision } = row;
  return put({ Item: { ...keyOf(kind, row), id, revision, row } });
}

/** The write that tells a list of a removal; its revision is above the one of the last change. */
export function noteRemoval(kind: ListKind, removed: ListRow) {
  const { id, revision } = removed;
  return put({ Item: { ...keyOf(kind, removed), id, revision } });
}

/** Removes changes that snapshots hold, by their sort keys. Throttled ones stay for the next snapshot. */
export async function forgetChanges(kind: ListKind, sortKeys: readonly string[]): Promise<void> {
  await writeItems(sortKeys.map((sk) => ({ DeleteRequest: { Key: { pk: listPartition(kind), sk } } })));
}
