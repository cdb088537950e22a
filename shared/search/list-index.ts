import { byName as groupedByName } from './by-name.ts';
import { type FacetColumn, facetColumn, holdsAll, keepHolding } from './facets.ts';
import type { ListQuery, ListRow, ListRules } from './list-rules.ts';
import { matchWords, searchable } from './match-words.ts';
import type { Page } from './page-of.ts';
import { keepMatches, type TextColumn, textColumn } from './text-column.ts';

/** A long list, ready to be searched and sorted by any column without sorting. It is never changed: see {@link merged}. */
export type ListIndex<Row extends ListRow, Sort extends string, Facet extends string> = {
  readonly rows: readonly Row[];
  /** For each column the positions of the rows, from A to Z. */
  readonly orders: Readonly<Record<Sort, Uint32Array>>;
  readonly texts: TextColumn;
  readonly facets: Readonly<Record<Facet, FacetColumn>>;
  readonly positions: ReadonlyMap<string, number>;
};

/** Changed rows since an index was made, by id: the newer row, or `null` when it was removed. */
export type ListChanges<Row> = ReadonlyMap<string, Row | null>;

/** An index of rows whose orders are known. */
export function indexOf<Row extends ListRow, Sort extends string, Facet extends string>(
  rows: readonly Row[],
  orders: Readonly<Record<Sort, Uint32Array>>,
  { textsOf, facets }: ListRules<Row, Sort, Facet>,
): ListIndex<Row, Sort, Facet> {
  return {
    rows,
    orders,
    texts: textColumn(rows.map((row) => searchable(textsOf(row)))),
    facets: byName(namesOf(facets), (facet) => facetColumn(rows, facets[facet])),
    positions: new Map(rows.map(({ id }, position) => [id, position])),
  };
}

/** An index of any rows; sorts by every column. */
export function sortedIndex<Row extends ListRow, Sort extends string, Facet extends string>(
  rows: readonly Row[],
  rules: ListRules<Row, Sort, Facet>,
): ListIndex<Row, Sort, Facet> {
  const orders = byName(rules.sorts, (sort) => {
    const compare = rules.compare(sort);
    const sorted = rows.map((row, position) => ({ row, position })).sort((a, b) => compare(a.row, b.row));
    return Uint32Array.from(sorted, ({ position }) => position);
  });
  return indexOf(rows, orders, rules);
}

/**
 * One page of the list with its changes; the same as {@link searchRows} of the rows as they are now. Reads each
 * row once and sorts the changes alone.
 */
export function searchIndex<Row extends ListRow, Sort extends string, Facet extends string>(
  index: ListIndex<Row, Sort, Facet>,
  changes: ListChanges<Row>,
  rules: ListRules<Row, Sort, Facet>,
  { clauses, search, sort, names, descending, page, pageSize }: ListQuery<Sort, Facet>,
): Page<Row> {
  const matches = matchWords(search);
  const passes = holdsAll(rules.facets, clauses);
  const fresh = freshRows(changes).filter((row) => passes(row) && matches(searchable(rules.textsOf(row))));
  const wanted = unreplaced(index, changes);
  for (const clause of clauses) keepHolding(index.facets, clause, wanted);
  keepMatches(index.texts, search, wanted);
  const sorted = interleaved(index, fresh, rules.compare(sort), sort, wanted);
  const found = names
    ? groupedByName([...sorted], names, (code, facet) => rules.facets[facet](rowAt(index, fresh, code)))
    : sorted;
  const first = Math.max(0, Math.trunc(page)) * pageSize;
  const length = Math.max(0, Math.min(pageSize, found.length - first));
  const items = Array.from({ length }, (_, step) => {
    const at = descending ? found.length - 1 - first - step : first + step;
    return rowAt(index, fresh, found[at] ?? 0);
  });
  return { items, total: found.length };
}

/** The rows of an index with its changes worked in, and their orders: what a snapshot keeps. */
export function merged<Row extends ListRow, Sort extends string, Facet extends string>(
  index: ListIndex<Row, Sort, Facet>,
  changes: ListChanges<Row>,
  rules: ListRules<Row, Sort, Facet>,
): Pick<ListIndex<Row, Sort, Facet>, 'rows' | 'orders'> {
  const wanted = unreplaced(index, changes);
  const fresh = freshRows(changes);
  const kept = Array.from(index.rows.keys()).filter((position) => wanted[position]);
  const movedTo = new Uint32Array(index.rows.length + fresh.length);
  for (const [position, old] of kept.entries()) movedTo[old] = position;
  for (const step of fresh.keys()) movedTo[index.rows.length + step] = kept.length + step;

  const rows = [...kept.map((position) => rowAt(index, fresh, position)), ...fresh];
  const orders = byName(rules.sorts, (sort) =>
    interleaved(index, fresh, rules.compare(sort), sort, wanted).map((code) => movedTo[code] ?? 0),
  );
  return { rows, orders };
}

const freshRows = <Row>(changes: ListChanges<Row>): Row[] =>
  [...changes.values()].filter((row) => row !== null);

/** 1 for every row of the index that no change replaces or removes. */
function unreplaced<Row extends ListRow>(
  { rows, positions }: ListIndex<Row, string, string>,
  changes: ListChanges<Row>,
): Uint8Array {
  const flags = new Uint8Array(rows.length).fill(1);
  for (const id of changes.keys()) {
    const position = positions.get(id);
    if (position !== undefined) flags[position] = 0;
  }
  return flags;
}

/** Codes of rows: below the index's length a position in it, from there on a fresh row. */
function rowAt<Row extends ListRow>(
  { rows }: { rows: readonly Row[] },
  fresh: readonly Row[],
  code: number,
): Row {
  const row = rows[code] ?? fresh[code - rows.length];
  if (!row) throw new Error(`The list has no row ${code}.`);
  return row;
}

/** The wanted rows of the index and the fresh ones in one order, as codes. */
function interleaved<Row extends ListRow, Sort extends string, Facet extends string>(
  { rows, orders }: ListIndex<Row, Sort, Facet>,
  fresh: readonly Row[],
  compare: (left: Row, right: Row) => number,
  sort: Sort,
  wanted: Uint8Array,
): Uint32Array {
  const order = orders[sort];
  const inserted = fresh
    .map((row, step) => ({ row, code: rows.length + step }))
    .sort((left, right) => compare(left.row, right.row))
    .map(({ row, code }) => ({ code, before: rowsBefore(row, rows, order, compare) }));
  const codes = new Uint32Array(order.length + fresh.length);
  let count = 0;
  let next = 0;
  for (let step = 0; step <= order.length; step += 1) {
    for (; inserted[next]?.before === step; next += 1) codes[count++] = inserted[next]?.code ?? 0;
    const position = order[step];
    if (position !== undefined && wanted[position]) codes[count++] = position;
  }
  return codes.subarray(0, count);
}

/** How many rows of the order come before a row, by halving. */
function rowsBefore<Row>(
  row: Row,
  rows: readonly Row[],
  order: Uint32Array,
  compare: (left: Row, right: Row) => number,
): number {
  let from = 0;
  let to = order.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[order[middle] ?? 0];
    if (other !== undefined && compare(other, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Something for every name. */
function byName<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Record<Name, Made> {
  // `fromEntries` forgets that every name is there.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}

/** `keys` forgets the names. */
const namesOf = <Name extends string>(of: Readonly<Record<Name, unknown>>) => Object.keys(of) as Name[];
