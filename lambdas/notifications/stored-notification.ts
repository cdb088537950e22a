import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readNotification, readOpened } from '#lambdas/store/notification/notification-store.ts';
import type { Notification } from '#shared/schemas/notification.ts';

export const storedNotification = async (id: string): Promise<Notification> =>
  mustBeThere(await readNotification(id));

/** A notification as super users see it; its holder is internal. */
export const answered = (
  { holder, claimedAt, leaseUntil, ...notification }: Notification,
  opened: number,
) => ({ ...notification, archived: notification.status === 'archived', opened });

/** The same, with how often it was opened read. */
export const answeredOf = async (notification: Notification) =>
  answered(notification, await readOpened(notification.id));
