import type { ListQuery, ListRow, ListRules } from './list-rules.ts';
import { matchWords, searchable } from './match-words.ts';
import { type Page, pageOf } from './page-of.ts';

/** One page of a list that is at hand: filters, then sorts. The total counts what the filters leave. */
export function searchRows<Row extends ListRow, Sort extends string>(
  rows: readonly Row[],
  { compare, textsOf }: ListRules<Row, Sort>,
  { passes, search, sort, descending, page, pageSize }: ListQuery<Row, Sort>,
): Page<Row> {
  const matches = matchWords(search);
  const inOrder = compare(sort);
  const found = rows
    .filter((row) => passes(row) && matches(searchable(textsOf(row))))
    .sort(descending ? (left, right) => inOrder(right, left) : inOrder);
  return pageOf(found, page, pageSize);
}
