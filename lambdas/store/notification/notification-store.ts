import { env } from '#lambdas/runtime/env.ts';
import { itemsOf, queryAll } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { dueAt } from '#shared/notifications/due-at.ts';
import { isSeenByUsers } from '#shared/notifications/inbox.ts';
import { type Notification, notification as schema } from '#shared/schemas/notification.ts';
import { forgettingLines, writingLines } from './inbox-store.ts';

const partition = partitions.notifications;
const keyOf = (id: string) => ({ pk: partition, sk: id });

/** Whether a partition of the table holds notifications. */
export const isNotificationKey = (pk: string | undefined): boolean => pk === partition;

/** The number of users who opened one. It is an item of its own, so that no save waits for readers. */
const openedPartition = partitions.openedNotifications;

/** While it has a time to act on it, the index finds it by that time. */
const duePartition = partitions.dueNotifications;

function itemOf(entry: Notification) {
  const due = dueAt(entry, env.sendGraceSeconds);
  return {
    ...keyOf(entry.id),
    ...entry,
    archived: entry.status === 'archived',
    ...(due !== undefined && { gsi1pk: duePartition, gsi1sk: due }),
  };
}

/** Every notification, the newest first (NOT-069), and how often it was opened. */
export async function listNotifications(): Promise<(Notification & { opened: number })[]> {
  const [items, counts] = await Promise.all([
    itemsOf(partition, { ScanIndexForward: false, ConsistentRead: true }),
    itemsOf(openedPartition),
  ]);
  const opened = new Map(counts.map(({ sk, opened }) => [sk, Number(opened)]));
  return items.map((item) => ({ ...schema.parse(item), opened: opened.get(item.sk) ?? 0 }));
}

export async function readNotification(id: string): Promise<Notification | undefined> {
  const item = await readItem(keyOf(id));
  return item && schema.parse(item);
}

/** How often users opened it for the first time. */
export async function readOpened(id: string): Promise<number> {
  const item = await readItem({ pk: openedPartition, sk: id }, false);
  return Number(item?.opened ?? 0);
}

/** The write that counts a first opening: part of the transaction that remembers it for the user. */
export const countingOpening = ({ id }: Pick<Notification, 'id'>) =>
  update({
    Key: { pk: openedPartition, sk: id },
    UpdateExpression: 'ADD opened :one',
    ExpressionAttributeValues: { ':one': 1 },
  });

/** Ids of the notifications that are due, the longest waiting first; a moment late. */
export async function listDueNotifications(now: Date): Promise<string[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':pk': duePartition, ':now': now.toISOString() },
  });
  return items.map(({ sk }) => String(sk));
}

/** Writes a new notification, and what its key made. */
export async function createNotification(entry: Notification, once: Once, now: Date): Promise<string> {
  await transact([
    put({ Item: itemOf(entry), ConditionExpression: 'attribute_not_exists(pk)' }),
    once.remembering(entry.id, now),
  ]);
  return entry.id;
}

/** Writes a changed notification and its lines for users, while it is neither saved nor taken by another sender. */
export const changeNotification = (before: Notification, after: Notification): Promise<void> =>
  transact([
    put({
      Item: itemOf(after),
      ...isStill(before, ['revision', 'status', 'holder', 'leaseUntil']),
    }),
    // Archiving, and its opposite, change nothing of what users see.
    ...(after.status === 'sent' && before.status !== 'archived' ? writingLines(after) : []),
  ]);

/** Removes a notification that is still of the revision and status that was read, from everywhere (NOT-071). */
export const removeNotification = (entry: Notification): Promise<void> =>
  transact([
    remove({
      Key: keyOf(entry.id),
      ...isStill(entry, entry.status === null ? ['revision'] : ['revision', 'status']),
    }),
    remove({ Key: { pk: openedPartition, sk: entry.id } }),
    ...(isSeenByUsers(entry) ? forgettingLines(entry) : []),
  ]);

const isStill = (entry: Notification, names: readonly (keyof Notification)[]) => ({
  ConditionExpression: ['attribute_exists(pk)', ...names.map((name) => isAsRead(entry, name))].join(' AND '),
  ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
  ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, entry[name]])),
});

/** Older records lack fields that are read as null, and a revision, which counts as the first. */
function isAsRead(entry: Notification, name: keyof Notification): string {
  const mayLack = entry[name] === null || (name === 'revision' && entry.revision === 1);
  return mayLack ? `(attribute_not_exists(#${name}) OR #${name} = :${name})` : `#${name} = :${name}`;
}
