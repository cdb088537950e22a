import type { ListChanges, ListIndex } from './list-index.ts';
import type { ListRow, ListRules } from './list-rules.ts';

/** The positions of the rows of each value of a facet; read from the index once. */
export function positionsBy<Row extends ListRow, Facet extends string>(
  { facets }: Pick<ListIndex<Row, string, Facet>, 'facets'>,
  facet: Facet,
): ReadonlyMap<string, readonly number[]> {
  const { codeOf, codes } = facets[facet];
  const positions = Array.from(codeOf, (): number[] => []);
  for (const [position, code] of codes.entries()) positions[code]?.push(position);
  return new Map([...codeOf].map(([value, code]) => [value, positions[code] ?? []]));
}

/** The rows of a value of a facet, with what changed since the index was made; in no order. */
export function rowsOf<Row extends ListRow, Facet extends string>(
  { rows }: Pick<ListIndex<Row, string, Facet>, 'rows'>,
  positions: ReadonlyMap<string, readonly number[]>,
  changes: ListChanges<Row>,
  facetOf: ListRules<Row, string, Facet>['facets'][Facet],
): (value: string) => Row[] {
  const fresh = Map.groupBy(
    [...changes.values()].filter((row) => row !== null),
    facetOf,
  );
  return (value) => {
    const kept = (positions.get(value) ?? []).flatMap((position) => {
      const row = rows[position];
      return row && !changes.has(row.id) ? [row] : [];
    });
    return [...kept, ...(fresh.get(value) ?? [])];
  };
}
