import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { sorts } from '#lambdas/store/keys.ts';
import { type ListChanges, type ListIndex, searchIndex } from '#shared/search/list-index.ts';
import type { ListQuery, ListRow, ListRules } from '#shared/search/list-rules.ts';
import type { Page } from '#shared/search/page-of.ts';
import { positionsBy, rowsOf } from '#shared/search/rows-of.ts';
import { changesOf, emptyList, type HeldList, loadList, restingOn, wholeOf } from './held-list.ts';
import { forgetChanges, type ListChange, type ListKind, listPartition } from './list-changes.ts';
import { claimSnapshot, publishSnapshot, type SnapshotPointer } from './snapshot-store.ts';

/** So many changes are worked into the next snapshot; until then every search reads them. */
const changesPerSnapshot = 50;

/** The list as it is: an index, and what became of rows since. */
type Current<Row extends ListRow, Sort extends string, Facet extends string> = {
  index: ListIndex<Row, Sort, Facet>;
  changes: ListChanges<Row>;
};

type ReadModel<Row extends ListRow, Sort extends string, Facet extends string> = {
  search(query: ListQuery<Sort, Facet>): Promise<Page<Row>>;
  /** The rows by the value of a facet. */
  rowsBy(facet: Facet): Promise<(value: string) => Row[]>;
  /** Works the changes into a new snapshot when there are enough of them. Returns whether it did. */
  refresh(now: Date, atLeast?: number): Promise<boolean>;
  /** Writes all rows as they are now into a new snapshot. Returns whether it did. */
  rewrite(now: Date): Promise<boolean>;
};

/**
 * A list too long to be read for each search. The function holds its last snapshot but one, or the last. One consistent
 * Query reads which snapshot is the newest, and the changes since. Most snapshots say only what changed since a whole
 * one, which stays in memory: they are written and fetched in a moment, however long the list.
 */
export function readModel<Row extends ListRow, Sort extends string, Facet extends string>(
  kind: ListKind,
  rules: ListRules<Row, Sort, Facet>,
): ReadModel<Row, Sort, Facet> {
  const { hold, current } = snapshotHolder(kind, rules);
  const grouped = new WeakMap<object, Map<Facet, ReturnType<typeof positionsBy>>>();

  async function rowsBy(facet: Facet): Promise<(value: string) => Row[]> {
    const { index, changes } = await current();
    const known = grouped.get(index) ?? new Map();
    grouped.set(index, known);
    const positions = known.get(facet) ?? positionsBy(index, facet);
    known.set(facet, positions);
    return rowsOf(index, positions, changes, rules.facets[facet]);
  }

  /** Changes are removed one snapshot later than they are worked in: readers of the snapshot before need them. */
  async function renew(now: Date, atLeast: number, mayRest: boolean): Promise<boolean> {
    const { pointer, log } = await readPartition<Row>(kind);
    if (log.length - (pointer.worked ?? 0) < atLeast) return false;
    const claim = await claimSnapshot(kind, pointer.key, now);
    if (!claim) return false;
    const before = await hold(pointer.key);
    const included = log.map(({ sk }) => sk);
    const forgotten = included.filter((sk) => before.included.has(sk));
    const content = (mayRest && restingOn(before, log, rules)) || wholeOf(before, log, rules);
    const worked = included.length - forgotten.length;
    if (!(await publishSnapshot(kind, claim, { ...content, included }, worked))) return false;
    await forgetChanges(kind, forgotten);
    return true;
  }

  return {
    async search(query) {
      const { index, changes } = await current();
      return searchIndex(index, changes, rules, query);
    },
    rowsBy,
    refresh: (now, atLeast = changesPerSnapshot) => renew(now, atLeast, true),
    rewrite: (now) => renew(now, 0, false),
  };
}

/** Holds one snapshot of a list in memory. */
function snapshotHolder<Row extends ListRow, Sort extends string, Facet extends string>(
  kind: ListKind,
  rules: ListRules<Row, Sort, Facet>,
) {
  let held: HeldList<Row, Sort, Facet> = emptyList(rules);

  async function hold(key: string | undefined): Promise<HeldList<Row, Sort, Facet>> {
    const snapshot = key === held.key ? held : await loadList(key, rules, held);
    held = snapshot;
    return snapshot;
  }

  async function current(tries = 3): Promise<Current<Row, Sort, Facet>> {
    const { pointer, log } = await readPartition<Row>(kind);
    try {
      const snapshot = held.key && held.key === pointer.previous ? held : await hold(pointer.key);
      return { index: snapshot.index, changes: changesOf(snapshot, log) };
    } catch (cause) {
      // The file is removed when two snapshots have followed it.
      if (tries > 1) return current(tries - 1);
      throw cause;
    }
  }

  return { hold, current };
}

async function readPartition<Row extends ListRow>(kind: ListKind) {
  const items = await itemsOf(listPartition(kind), { ConsistentRead: true });
  const pointer: SnapshotPointer = items.find(({ sk }) => sk === sorts.snapshot) ?? {};
  // All other items of the partition were written by list-changes.ts.
  const log = items.filter(({ sk }) => sk !== sorts.snapshot) as unknown as ListChange<Row>[];
  return { pointer, log };
}
