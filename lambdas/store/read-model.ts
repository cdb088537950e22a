import {
  indexOf,
  type ListChanges,
  type ListIndex,
  merged,
  searchIndex,
  sortedIndex,
} from '#shared/search/list-index.ts';
import { formOf, type ListQuery, type ListRow, type ListRules } from '#shared/search/list-rules.ts';
import type { Page } from '#shared/search/page-of.ts';
import { positionsBy, rowsOf } from '#shared/search/rows-of.ts';
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
const changesPerSnapshot = 50;

/** What this process holds of a list: the snapshot of a key. */
type Held<Row extends ListRow, Sort extends string, Facet extends string> = {
  key: string | undefined;
  index: ListIndex<Row, Sort, Facet>;
  /** Sort keys of the changes that are worked in. */
  included: ReadonlySet<string>;
};

/** The list as it is: an index, and what became of rows since. */
type Current<Row extends ListRow, Sort extends string, Facet extends string> = {
  index: ListIndex<Row, Sort, Facet>;
  changes: ListChanges<Row>;
};

type ReadModel<Row extends ListRow, Sort extends string, Facet extends string> = {
  search(query: ListQuery<Sort, Facet>): Promise<Page<Row>>;
  /** The rows by the value of a facet. */
  rowsBy(facet: Facet): Promise<(value: string) => Row[]>;
  /** Works the changes into a new snapshot when there are enough of them; answers whether it did. */
  refresh(now: Date, atLeast?: number): Promise<boolean>;
};

/**
 * A list too long to be read for each search. The memory of the function holds its last snapshot but one, or the last;
 * one consistent Query reads which snapshot is the newest and what changed. Changes are removed one snapshot later than
 * they are worked in, so that the snapshot before is as good as the newest.
 */
export function readModel<Row extends ListRow, Sort extends string, Facet extends string>(
  kind: ListKind,
  rules: ListRules<Row, Sort, Facet>,
): ReadModel<Row, Sort, Facet> {
  let held: Held<Row, Sort, Facet> = nothing(rules);

  async function hold(key: string | undefined): Promise<Held<Row, Sort, Facet>> {
    const snapshot = key === held.key ? held : await load(key, rules);
    held = snapshot;
    return snapshot;
  }

  /** What is held and what changed since. */
  async function current(tries = 3): Promise<Current<Row, Sort, Facet>> {
    const { pointer, log } = await readPartition<Row>(kind);
    try {
      const snapshot = held.key && held.key === pointer.previous ? held : await hold(pointer.key);
      return { index: snapshot.index, changes: changesSince(snapshot, log) };
    } catch (cause) {
      // The file is removed when two snapshots have followed it.
      if (tries > 1) return current(tries - 1);
      throw cause;
    }
  }

  async function search(query: ListQuery<Sort, Facet>): Promise<Page<Row>> {
    const { index, changes } = await current();
    return searchIndex(index, changes, rules, query);
  }

  const grouped = new WeakMap<object, Map<Facet, ReturnType<typeof positionsBy>>>();

  async function rowsBy(facet: Facet): Promise<(value: string) => Row[]> {
    const { index, changes } = await current();
    const known = grouped.get(index) ?? new Map();
    grouped.set(index, known);
    const positions = known.get(facet) ?? positionsBy(index, facet);
    known.set(facet, positions);
    return rowsOf(index, positions, changes, rules.facets[facet]);
  }

  async function refresh(now: Date, atLeast = changesPerSnapshot): Promise<boolean> {
    const { pointer, log } = await readPartition<Row>(kind);
    if (log.length - (pointer.worked ?? 0) < atLeast) return false;
    const claim = await claimSnapshot(kind, pointer.key, now);
    if (!claim) return false;
    const before = await hold(pointer.key);
    const { rows, orders } = merged(before.index, changesSince(before, log), rules);
    const included = log.map(({ sk }) => sk);
    const forgotten = included.filter((sk) => before.included.has(sk));
    const snapshot = { form: formOf(rules), rows, orders, included };
    const worked = included.length - forgotten.length;
    if (!(await publishSnapshot(kind, claim, snapshot, worked))) return false;
    await forgetChanges(kind, forgotten);
    return true;
  }

  return { search, rowsBy, refresh };
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

const nothing = <Row extends ListRow, Sort extends string, Facet extends string>(
  rules: ListRules<Row, Sort, Facet>,
): Held<Row, Sort, Facet> => ({ key: undefined, index: sortedIndex([], rules), included: new Set() });

async function load<Row extends ListRow, Sort extends string, Facet extends string>(
  key: string | undefined,
  rules: ListRules<Row, Sort, Facet>,
): Promise<Held<Row, Sort, Facet>> {
  if (key === undefined) return nothing(rules);
  const { form, rows: stored, orders, included } = await readSnapshot(key);
  // Written by `refresh`; a snapshot of other rules, from before a deployment, is sorted anew.
  const rows = stored as Row[];
  const index =
    form === formOf(rules)
      ? indexOf(rows, orders as Record<Sort, Uint32Array>, rules)
      : sortedIndex(rows, rules);
  return { key, index, included: new Set(included) };
}

/** The newest change of each row that the snapshot does not hold. */
function changesSince<Row extends ListRow>(
  { included }: Pick<Held<Row, string, string>, 'included'>,
  log: readonly ListChange<Row>[],
): ListChanges<Row> {
  const newest = new Map<string, ListChange<Row>>();
  for (const change of log) {
    const known = newest.get(change.id)?.revision ?? 0;
    if (!included.has(change.sk) && change.revision > known) newest.set(change.id, change);
  }
  return new Map([...newest].map(([id, { row }]) => [id, row ?? null]));
}
