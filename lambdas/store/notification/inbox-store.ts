import * as z from 'zod/mini';
import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { check, put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { type InboxMarks, inboxPage, placeOf, unreadAtMost } from '#shared/notifications/inbox.ts';
import { type InboxLine, inboxLine, lineOf, type Notification } from '#shared/schemas/notification.ts';

/** One inbox for all users of a type. The marks of a user lie beside their profile. */

/** The keys of what users see of a notification that was sent. */
const keysOf = (sent: Notification) => {
  const sk = placeOf(lineOf(sent));
  return sent.recipients.map((type) => ({ pk: partitions.inbox(type), sk }));
};

/** The writes of what users see: part of the transaction that sends or corrects a notification. */
export const writingLines = (sent: Notification) =>
  keysOf(sent).map((key) => put({ Item: { ...key, ...lineOf(sent) } }));

export const forgettingLines = (sent: Notification) => keysOf(sent).map((Key) => remove({ Key }));

/** Lines of the inbox of a type, the latest first: the newest, or those before a place. */
async function lines(type: string, Limit: number, before?: string | null): Promise<InboxLine[]> {
  const items = await queryPage({
    KeyConditionExpression: before ? 'pk = :pk AND sk < :before' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.inbox(type), ...(before && { ':before': before }) },
    ScanIndexForward: false,
    Limit,
  });
  return items.map((item) => inboxLine.parse(item));
}

/** The lines that can be unread. */
export const listNewestLines = (type: string): Promise<InboxLine[]> => lines(type, unreadAtMost);

/** One page, and one line more to know of another page. */
export const listLinesBefore = (type: string, before: string): Promise<InboxLine[]> =>
  lines(type, inboxPage + 1, before);

const marksKey = (uid: string) => ({ pk: partitions.user(uid), sk: sorts.inboxMarks });

const stored = z.object({
  allReadUntil: z._default(z.string(), ''),
  read: z._default(z.array(z.string()), []),
  /** Counts writes: two windows of one user lose nothing. */
  version: z._default(z.number(), 0),
});
type StoredMarks = InboxMarks & { version: number };

export async function readInboxMarks(uid: string): Promise<StoredMarks> {
  const item = await readItem(marksKey(uid));
  return stored.parse(item ?? {});
}

/** Writes what a user has read, with further writes; `conflict` after a write of another window. */
export const writeInboxMarks = (
  uid: string,
  { version, ...marks }: StoredMarks,
  also: Parameters<typeof transact>[0],
): Promise<void> =>
  transact([
    put({
      Item: { ...marksKey(uid), ...marks, version: version + 1 },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
      ExpressionAttributeValues: { ':before': version },
    }),
    // A user who was removed meanwhile gets no marks.
    check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
    ...also,
  ]);

/** The write that removes a user's marks: part of the transaction that removes the user. */
export const forgettingMarks = (uid: string) => remove({ Key: marksKey(uid) });
