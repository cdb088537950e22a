import type { Clause, Facets } from './facets.ts';

/** The fields that rows of all lists have; every change of a row raises its revision. */
export type ListRow = { id: string; revision: number };

/** How one list is searched and sorted. */
export type ListRules<Row extends ListRow, Sort extends string, Facet extends string> = {
  /** Raised with every change of the order or of what a row holds. */
  version: number;
  sorts: readonly Sort[];
  /** The order of a column, A to Z; never 0 for two rows, so that pages hold each row once. */
  compare: (sort: Sort) => (left: Row, right: Row) => number;
  /** The texts a search looks in. */
  textsOf: (row: Row) => readonly string[];
  facets: Facets<Row, Facet>;
  /** Fields whose texts many rows share: a process keeps each text once. */
  repeated?: readonly (keyof Row & string)[];
};

/** Tells rules from the rules of another version. */
export const formOf = ({ version, sorts }: { version: number; sorts: readonly string[] }): string =>
  `${version} ${sorts.join(' ')}`;

/** The query of a list. */
export type ListQuery<Sort extends string, Facet extends string> = {
  /** All of them hold for what is found. */
  clauses: readonly Clause<Facet>[];
  search?: string | null;
  sort: Sort;
  /** Where a column sorts by an id: what those who have it are called, A to Z. */
  names?: { of: Facet; name: (value: string) => string };
  descending: boolean;
  /** Counts from 0. */
  page: number;
  pageSize: number;
};

/** All that the clauses leave, the oldest first, on one page. */
export const everyRow = {
  sort: 'createdAt',
  descending: false,
  page: 0,
  pageSize: Number.MAX_SAFE_INTEGER,
} as const;

// Made once: making one costs far more than comparing. Counting numbers in names would cost eight times as much.
const italian = new Intl.Collator('it');

/** Names in Italian order. */
export const compareNames = italian.compare;

/** ISO times, codes and ids compare as they are. */
export function comparePlain(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
