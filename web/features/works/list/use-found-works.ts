import { useMemo } from 'react';
import { orderedWorks } from '#shared/works/order-works.ts';
import { workSearch } from '#shared/works/search-works.ts';
import type { ListedWork } from '../use-works.ts';
import type { ListState } from './list-address.ts';

/** The works that search and filters leave, by group and code (WRK-010). */
export function useFoundWorks(
  works: readonly ListedWork[] | undefined,
  { group, archived, typed }: Omit<ListState, 'search'> & { typed: string },
): readonly ListedWork[] | undefined {
  const search = useMemo(() => works && workSearch(orderedWorks(works)), [works]);
  return useMemo(
    () => search?.(typed).filter((work) => (archived || !work.archived) && (!group || work.group === group)),
    [search, typed, archived, group],
  );
}
