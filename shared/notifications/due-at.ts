import type { Notification } from '#shared/schemas/notification.ts';

/** Seconds in which a notification that was given to be sent may be cancelled (OPW-40): users are told the same number. */
export const graceSeconds = 30;

type Waiting = Pick<Notification, 'status' | 'todoAt' | 'sendAt' | 'leaseUntil'>;

/** From when on somebody has to look after a notification; undefined when nobody has to. */
export function dueAt({ status, todoAt, sendAt, leaseUntil }: Waiting, grace: number): string | undefined {
  if (status === 'sending') return leaseUntil ?? '';
  if (status !== 'todo') return undefined;
  const start = Date.parse(todoAt ?? '') + grace * 1000;
  return new Date(Math.max(start || 0, Date.parse(sendAt ?? '') || 0)).toISOString();
}

/** Whether that moment has come. */
export function isDue(waiting: Waiting, grace: number, now: Date): boolean {
  const due = dueAt(waiting, grace);
  return due !== undefined && due <= now.toISOString();
}
