import { readNotification, readOpened } from '#lambdas/store/notification-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Notification } from '#shared/schemas/notification.ts';

export async function storedNotification(id: string): Promise<Notification> {
  const notification = await readNotification(id);
  if (!notification) throw new DomainError('not-found');
  return notification;
}

/** A notification as super users see it; who sends it is nobody's to know. */
export const answered = (
  { holder, claimedAt, leaseUntil, ...notification }: Notification,
  opened: number,
) => ({ ...notification, archived: notification.status === 'archived', opened });

/** The same, with how often it was opened read. */
export const answeredOf = async (notification: Notification) =>
  answered(notification, await readOpened(notification.id));
