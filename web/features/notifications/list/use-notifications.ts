import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { administers } from '#shared/access/super-user.ts';
import { type NotificationFieldsFragment, NotificationsDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

export type ListedNotification = NotificationFieldsFragment;

const notificationsQuery = queryOptions({
  queryKey: ['notification', 'list'],
  queryFn: async ({ signal }) => (await request(NotificationsDocument, {}, signal)).notifications,
});

/** Every notification, live; only super users ask for them (NOT-022, WDA-052). */
export const useNotifications = () => useQuery({ ...notificationsQuery, enabled: administers(useUser()) });

/** The present version of a notification; undefined once it is deleted. */
export async function newestNotification(
  queries: QueryClient,
  id: string,
): Promise<ListedNotification | undefined> {
  const all = await queries.fetchQuery({ ...notificationsQuery, staleTime: 0 });
  return all.find((notification) => notification.id === id);
}

export const refetchNotifications = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
