import { compareNames, type ListQuery } from './list-rules.ts';

/**
 * Entries sorted by an id, in the order of the names that belong to the ids: names change without the rows. Rows of
 * one id stay in their order, and so do ids of one name.
 */
export function byName<Item, Facet extends string>(
  sorted: readonly Item[],
  names: ListQuery<string, Facet>['names'],
  idOf: (item: Item, facet: Facet) => string,
): readonly Item[] {
  if (!names) return sorted;
  const groups = Map.groupBy(sorted, (item) => idOf(item, names.of));
  return [...groups]
    .map(([value, items]) => ({ name: names.name(value), items }))
    .sort((left, right) => compareNames(left.name, right.name))
    .flatMap(({ items }) => items);
}
