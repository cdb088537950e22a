import type { NotificationStatus } from '#web/graphql/notifications.ts';
import type { ListState, NotificationSort } from './list-address.ts';
import type { ListedNotification } from './use-notifications.ts';

type Value = string | number;

/** The states in the order of the life of a notification. */
const onItsWay: readonly NotificationStatus[] = ['draft', 'todo', 'sending', 'error', 'sent', 'archived'];

/** The sort value of each column. */
const sortedBy: Record<NotificationSort, (notification: ListedNotification) => Value> = {
  message: ({ title, body }) => `${title}\n${body}`,
  cta: ({ cta }) => Number(cta),
  attachment: ({ attachment }) => Number(attachment),
  recipients: ({ recipients }) => recipients.join(),
  createdAt: ({ createdAt }) => createdAt,
  sentAt: ({ sentAt, sendAt }) => sentAt ?? sendAt ?? '',
  status: ({ status }) => (status ? onItsWay.indexOf(status) : onItsWay.length),
};

const compared = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'it');

/** The rows of the list in their order; of equal ones the newest first. */
export function shownNotifications(
  all: readonly ListedNotification[],
  { archived, sort, descending }: ListState,
): ListedNotification[] {
  const value = sortedBy[sort];
  const direction = descending ? -1 : 1;
  return all
    .filter(({ status }) => archived || status !== 'archived')
    .sort((a, b) => direction * compared(value(a), value(b)) || b.createdAt.localeCompare(a.createdAt));
}
