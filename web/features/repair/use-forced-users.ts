import { useInfiniteQuery } from '@tanstack/react-query';
import { ForcedUsersDocument, type ForcedUsersQuery } from '#web/graphql/repair.ts';
import { request } from '#web/lib/graphql.ts';

export type ForcedUser = ForcedUsersQuery['forcedUsers']['items'][number];

/** Whom forcing Italy would move, by name, page after page. */
export function useForcedUsers() {
  const { data, error, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['user', 'forced'],
    queryFn: async ({ pageParam, signal }) =>
      (await request(ForcedUsersDocument, { page: pageParam }, signal)).forcedUsers,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    staleTime: 0,
  });
  return {
    users: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages.at(-1)?.total,
    failure: error,
    more: () => void fetchNextPage(),
    isLoading: isFetchingNextPage,
  };
}
