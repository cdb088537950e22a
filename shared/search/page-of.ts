/** One page of a longer list and how many items the list holds. */
export type Page<T> = { items: T[]; total: number };

/** The rows of a page, counting pages from 0; a page after the last is empty. */
export function pageOf<T>(items: readonly T[], page: number, pageSize: number): Page<T> {
  const first = Math.max(0, Math.trunc(page)) * pageSize;
  return { items: items.slice(first, first + pageSize), total: items.length };
}
