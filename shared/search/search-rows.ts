import { byName } from './by-name.ts';
import { holdsAll } from './facets.ts';
import type { ListQuery, ListRow, ListRules } from './list-rules.ts';
import { matchWords, searchable } from './match-words.ts';
import { type Page, pageOf } from './page-of.ts';

/** One page of a list that is at hand: filters, then sorts. The total counts what the filters leave. */
export function searchRows<Row extends ListRow, Sort extends string, Facet extends string>(
  rows: readonly Row[],
  { compare, textsOf, facets }: ListRules<Row, Sort, Facet>,
  { clauses, search, sort, names, descending, page, pageSize }: ListQuery<Sort, Facet>,
): Page<Row> {
  const matches = matchWords(search);
  const passes = holdsAll(facets, clauses);
  const found = rows.filter((row) => passes(row) && matches(searchable(textsOf(row)))).sort(compare(sort));
  const sorted = byName(found, names, (row, facet) => facets[facet](row));
  return pageOf(descending ? sorted.toReversed() : sorted, page, pageSize);
}
