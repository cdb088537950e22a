import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
  type MyNotificationsQuery,
} from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';

type InboxPage = MyNotificationsQuery['myNotifications'];
export type InboxEntry = InboxPage['items'][number];

const inboxQuery = infiniteQueryOptions({
  queryKey: ['inbox', 'list'],
  queryFn: async ({ signal, pageParam }) =>
    (await request(MyNotificationsDocument, { before: pageParam }, signal)).myNotifications,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Messages to the user's type, the latest first; the channel reports changes of the entity `inbox`. */
export const useInbox = () => useInfiniteQuery(inboxQuery);

/** The newest page has the number of unread messages. */
export const unreadOf = (data: InfiniteData<InboxPage> | undefined) => data?.pages[0]?.unread ?? 0;

type Read = { ids?: string[]; all?: true };

/** Marks messages, or all of them, as read. With `waits`, a change without a connection waits for one. */
export function useMarkRead({ waits = false } = {}) {
  const queries = useQueryClient();
  return useMutation({
    ...(waits && { networkMode: 'online' }),
    mutationFn: async (read: Read) =>
      (await request(MarkNotificationsReadDocument, read)).markNotificationsRead,
    onSuccess: ({ unread }, read) => {
      const isRead = ({ id }: InboxEntry) => read.all || read.ids?.includes(id);
      queries.setQueryData(
        inboxQuery.queryKey,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              unread,
              items: page.items.map((entry) => (isRead(entry) ? { ...entry, read: true } : entry)),
            })),
          },
      );
    },
  });
}
