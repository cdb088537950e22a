import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersOfListDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';

const unknown: ReadonlyMap<string, number> = new Map();

/** How many users have each of the price lists, once that is known. */
export function useUsersOfLists(lists: readonly string[]): ReadonlyMap<string, number> {
  const usersOf = async (id: string, signal: AbortSignal) =>
    [id, (await request(UsersOfListDocument, { id }, signal)).priceListUses.users] as const;
  const { data = unknown } = useQuery({
    queryKey: ['user', 'ofLists', lists],
    queryFn: async ({ signal }) => new Map(await Promise.all(lists.map((id) => usersOf(id, signal)))),
    placeholderData: keepPreviousData,
  });
  return data;
}
