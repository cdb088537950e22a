import { indexOf, type ListChanges, type ListIndex, merged, sortedIndex } from '#shared/search/list-index.ts';
import { formOf, type ListRow, type ListRules } from '#shared/search/list-rules.ts';
import type { ListChange } from './list-changes.ts';
import { readSnapshot, type Snapshot } from './snapshot-file.ts';

/** So many rows may have changed since a whole snapshot; with the next ones all rows are written anew. */
const changesPerWhole = 500;

/** The part of a list that a process holds: the snapshot of a key. */
export type HeldList<Row extends ListRow, Sort extends string, Facet extends string> = {
  key: string | undefined;
  /** The whole snapshot that it rests on; its own key where it is one. */
  base: string | undefined;
  /** The form of the rules that sorted the whole one. */
  form: string;
  index: ListIndex<Row, Sort, Facet>;
  /** The changes since the whole one. */
  since: NewestChanges<Row>;
  /** Sort keys of the changes that are worked in. */
  included: ReadonlySet<string>;
};

/** The newest change of each row, by its id. */
type NewestChanges<Row extends ListRow> = ReadonlyMap<
  string,
  Pick<ListChange<Row>, 'id' | 'revision' | 'row'>
>;

/** An empty list without a snapshot. */
export const emptyList = <Row extends ListRow, Sort extends string, Facet extends string>(
  rules: ListRules<Row, Sort, Facet>,
): HeldList<Row, Sort, Facet> => ({
  key: undefined,
  base: undefined,
  form: formOf(rules),
  index: sortedIndex([], rules),
  since: new Map(),
  included: new Set(),
});

/** Reads a snapshot. One that holds only changes needs its whole snapshot too, which may be held already. */
export async function loadList<Row extends ListRow, Sort extends string, Facet extends string>(
  key: string | undefined,
  rules: ListRules<Row, Sort, Facet>,
  held: HeldList<Row, Sort, Facet>,
): Promise<HeldList<Row, Sort, Facet>> {
  if (key === undefined) return emptyList(rules);
  const { form, base, rows: stored, orders, included } = await readSnapshot(key, rules.repeated);
  if (base) {
    const whole = held.base === base ? held : await loadList(base, rules, held);
    // Written by `restingOn`.
    const since = new Map((stored as ListChange<Row>[]).map((change) => [change.id, change]));
    return { ...whole, key, since, included: new Set(included) };
  }
  // Written by `wholeOf`; a snapshot of other rules, from before a deployment, is sorted anew.
  const rows = stored as Row[];
  const index =
    form === formOf(rules)
      ? indexOf(rows, orders as Record<Sort, Uint32Array>, rules)
      : sortedIndex(rows, rules);
  return { key, base: key, form, index, since: new Map(), included: new Set(included) };
}

/** The newest change of each row since the whole snapshot, with the changes after the held one. */
function newestOf<Row extends ListRow>(
  { since, included }: Pick<HeldList<Row, string, string>, 'since' | 'included'>,
  log: readonly ListChange<Row>[],
): NewestChanges<Row> {
  const newest = new Map(since);
  for (const { sk, id, revision, row } of log) {
    const known = newest.get(id)?.revision ?? 0;
    if (!included.has(sk) && revision > known) newest.set(id, { id, revision, ...(row && { row }) });
  }
  return newest;
}

/** The changes of rows of the held index. */
export const changesOf = <Row extends ListRow>(
  held: Pick<HeldList<Row, string, string>, 'since' | 'included'>,
  log: readonly ListChange<Row>[],
): ListChanges<Row> => new Map([...newestOf(held, log)].map(([id, { row }]) => [id, row ?? null]));

/** All rows as they are now, and their orders. */
export const wholeOf = <Row extends ListRow, Sort extends string, Facet extends string>(
  held: HeldList<Row, Sort, Facet>,
  log: readonly ListChange<Row>[],
  rules: ListRules<Row, Sort, Facet>,
): Omit<Snapshot, 'included'> => ({
  form: formOf(rules),
  ...merged(held.index, changesOf(held, log), rules),
});

/** The changes since a whole snapshot of the same rules; undefined without one, or when too much changed. */
export function restingOn<Row extends ListRow, Sort extends string, Facet extends string>(
  held: HeldList<Row, Sort, Facet>,
  log: readonly ListChange<Row>[],
  rules: ListRules<Row, Sort, Facet>,
): Omit<Snapshot, 'included'> | undefined {
  const { base, form } = held;
  const rows = [...newestOf(held, log).values()];
  if (!base || form !== formOf(rules) || rows.length > changesPerWhole) return undefined;
  return { form, base, rows, orders: {} };
}
