import {
  indexOf,
  type ListChanges,
  type ListIndex,
  merged,
  searchIndex,
  sortedIndex,
} from '#shared/search/list-index.ts';
import type { ListQuery, ListRow, ListRules } from '#shared/search/list-rules.ts';
import type { Page } from '#shared/search/page-of.ts';
import { forgetChanges, type ListChange, type ListKind, listPartition } from './list-changes.ts';
import { queryAll } from './query-all.ts';
import {
  claimSnapshot,
  pointerSortKey,
  publishSnapshot,
  readSnapshot,
  type SnapshotPointer,
} from './snapshot-store.ts';

/** So many changes are worked into the next snapshot; until then every search reads them. */
const changesPerSnapshot = 100;

/** What this process holds of a list: the snapshot of a key. */
type Held<Row extends ListRow, Sort extends string, Facet extends string> = {
  key: string | undefined;
  index: ListIndex<Row, Sort, Facet>;
  /** Sort keys of the changes that are worked in. */
  included: ReadonlySet<string>;
};

export type ReadModel<Row extends ListRow, Sort extends string, Facet extends string> = {
  search(query: ListQuery<Sort, Facet>): Promise<Page<Row>>;
  /** Works the changes into a new snapshot when there are enough of them; answers whether it did. */
  refresh(now: Date, atLeast?: number): Promise<boolean>;
};

/**
 * A list too long to be read for each search. The memory of the function holds its last snapshot; one consistent
 * Query reads what changed since and which snapshot is the newest. Changes are removed one snapshot later than they
 * are worked in: who still holds the one before finds them.
 */
export function readModel<Row extends ListRow, Sort extends string, Facet extends string>(
  kind: ListKind,
  rules: ListRules<Row, Sort, Facet>,
): ReadModel<Row, Sort, Facet> {
  let held: Held<Row, Sort, Facet> = { key: undefined, index: sortedIndex([], rules), included: new Set() };

  type Current = { snapshot: Held<Row, Sort, Facet>; log: ListChange<Row>[] };
  async function current(tries = 3): Promise<Current> {
    const { pointer, log } = await readPartition<Row>(kind);
    try {
      const snapshot = pointer.key === held.key ? held : await load(pointer.key, rules);
      held = snapshot;
      return { snapshot, log };
    } catch (cause) {
      // The file is removed when two snapshots have followed it.
      if (tries > 1) return current(tries - 1);
      throw cause;
    }
  }

  return {
    async search(query) {
      const { snapshot, log } = await current();
      return searchIndex(snapshot.index, changesSince(snapshot.index, log), rules, query);
    },

    async refresh(now, atLeast = changesPerSnapshot) {
      const { snapshot, log } = await current();
      if (log.filter(({ sk }) => !snapshot.included.has(sk)).length < atLeast) return false;
      const claim = await claimSnapshot(kind, snapshot.key, now);
      if (!claim) return false;
      const { rows, orders } = merged(snapshot.index, changesSince(snapshot.index, log), rules);
      const included = log.map(({ sk }) => sk);
      if (!(await publishSnapshot(kind, claim, { rows: [...rows], orders, included }))) return false;
      await forgetChanges(
        kind,
        log.filter(({ sk }) => snapshot.included.has(sk)),
      );
      return true;
    },
  };
}

async function readPartition<Row extends ListRow>(kind: ListKind) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition(kind) },
    ConsistentRead: true,
  });
  const pointer: SnapshotPointer = items.find(({ sk }) => sk === pointerSortKey) ?? {};
  // All other items of the partition were written by list-changes.ts.
  const log = items.filter(({ sk }) => sk !== pointerSortKey) as unknown as ListChange<Row>[];
  return { pointer, log };
}

async function load<Row extends ListRow, Sort extends string, Facet extends string>(
  key: string | undefined,
  rules: ListRules<Row, Sort, Facet>,
): Promise<Held<Row, Sort, Facet>> {
  if (key === undefined) return { key, index: sortedIndex([], rules), included: new Set() };
  const { rows, orders, included } = await readSnapshot(key);
  // Written by `refresh`, from the same rules.
  const index = indexOf(rows as Row[], orders as Record<Sort, Uint32Array>, rules);
  return { key, index, included: new Set(included) };
}

/** The newest change of each row that the snapshot does not hold. */
function changesSince<Row extends ListRow>(
  { rows, positions }: ListIndex<Row, string, string>,
  log: readonly ListChange<Row>[],
): ListChanges<Row> {
  const newest = new Map<string, ListChange<Row>>();
  for (const change of log) {
    const position = positions.get(change.id);
    const known = newest.get(change.id)?.revision ?? (position === undefined ? 0 : rows[position]?.revision);
    if (change.revision > (known ?? 0)) newest.set(change.id, change);
  }
  return new Map([...newest].map(([id, { row }]) => [id, row ?? null]));
}
