import { transact } from '#lambdas/runtime/table/transact.ts';
import { writingLines } from '#lambdas/store/notification/inbox-store.ts';
import { createNotification } from '#lambdas/store/notification/notification-store.ts';
import { onceKey } from '#lambdas/store/once/once-store.ts';
import { day } from '#shared/day.ts';
import { isSeenByUsers } from '#shared/notifications/inbox.ts';
import { type Notification, notification as schema } from '#shared/schemas/notification.ts';
import { demoFile } from './demo-file.ts';

type DemoResult = { topic: string; success: boolean; messageId?: string; code?: string };
type DemoNotification = Notification & { results?: DemoResult[] };

/** Writes the notifications and the lines of the inboxes, their dates moved so that the reference date becomes `now`. */
export async function loadNotifications(now: Date): Promise<number> {
  const { referenceDate } = await demoFile<{ referenceDate: string }>('meta');
  const shift = now.getTime() - Date.parse(referenceDate);
  const moved = (date: string) => new Date(Date.parse(date) + shift).toISOString();
  const all = await demoFile<DemoNotification[]>('notifications');
  for (const { results = [], ...entry } of all) {
    const createdAt = moved(entry.createdAt);
    const sentAt = entry.sentAt && moved(entry.sentAt);
    const loaded = schema.parse({
      ...entry,
      id: `${createdAt.replace(/\W/g, '')}-${entry.id}`,
      createdAt,
      sentAt,
      ...author(createdAt),
      ...waiting(entry, createdAt, now),
      topics: sentAt ? entry.recipients.map((type) => accepted(type, sentAt)) : topicsOf(results, createdAt),
    });
    await createNotification(loaded, onceKey('demo', loaded.id, ''), now);
    if (isSeenByUsers(loaded)) await transact(writingLines(loaded));
  }
  return all.length;
}

/** As if Giulia Ferrero had written them all. */
const author = (at: string) => ({ createdBy: 'Giulia Ferrero', updatedBy: 'Giulia Ferrero', updatedAt: at });

/** Waiting notifications stay to be seen for days: their time is later, and a sender has time. */
function waiting({ status }: Notification, createdAt: string, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
  if (status === 'todo') return { todoAt: createdAt, sendAt: inDays(7) };
  if (status !== 'sending') return {};
  return { todoAt: createdAt, claimedAt: now.toISOString(), holder: 'demo', leaseUntil: inDays(7) };
}

const accepted = (type: string, at: string) => ({ type, acceptedAt: at, messageId: `demo-${type}` });

const topicsOf = (results: readonly DemoResult[], at: string) =>
  results.map(({ topic: type, success, messageId, code }) => ({
    type,
    acceptedAt: success ? at : null,
    messageId,
    errorCode: code,
  }));
