import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ManagementMode, managementModes } from '#shared/schemas/user.ts';
import { allUsersPageSize } from '#shared/search/search-users.ts';
import { UsersDocument, type UsersQuery, type UsersQueryVariables } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { allRows } from '#web/lib/use-address-state.ts';
import type { ListState } from './list-address.ts';

type Answered = UsersQuery['users']['items'][number];

/** A row of the list. */
export type ListedUser = Omit<Answered, 'managementMode'> & { managementMode: ManagementMode };

const listed = (user: Answered): ListedUser => ({
  ...user,
  managementMode: managementModes.find((known) => known === user.managementMode) ?? 'only',
});

function variablesOf({ sort, descending, page, pageSize, ...filter }: ListState): UsersQueryVariables {
  const { search, country, archived, withoutPricelist, pricelistToConfirm, lastSignIn, deletionAsked } =
    filter;
  const narrowed = { search: search || null, country: country || null, lastSignIn: lastSignIn || null };
  return {
    filter: { ...narrowed, archived, withoutPricelist, pricelistToConfirm, deletionAsked },
    sort,
    descending,
    ...(pageSize === allRows ? { page: 0, pageSize: allUsersPageSize } : { page, pageSize }),
  };
}

/**
 * One page of the users, or all of them, which come page by page (USR-018). The live channel asks again after a change
 * (USR-084).
 */
export function useUsers(state: ListState) {
  const variables = variablesOf(state);
  const wantsAll = state.pageSize === allRows;
  const query = useInfiniteQuery({
    queryKey: ['user', 'list', variables, wantsAll],
    queryFn: async ({ signal, pageParam }) => {
      const { users } = await request(UsersDocument, { ...variables, page: pageParam }, signal);
      return { total: users.total, items: users.items.map(listed) };
    },
    initialPageParam: variables.page ?? 0,
    getNextPageParam: ({ total }, pages) =>
      wantsAll && pages.length * allUsersPageSize < total ? pages.length : undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const wantsMore = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    items,
    total: data?.pages.at(-1)?.total ?? 0,
    error: query.error,
    isStale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  };
}
