import { listLinesBefore, listNewestLines, readInboxMarks } from '#lambdas/store/notification/inbox-store.ts';
import { type InboxMarks, inboxPage, placeOf, readOf } from '#shared/notifications/inbox.ts';
import type { InboxLine } from '#shared/schemas/notification.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The lines that a user can have unread, and those that they have read. Without a type a user has no inbox. */
export async function myInbox({ id, type }: CurrentUser) {
  const [newest, marks] = await Promise.all([type ? listNewestLines(type) : [], readInboxMarks(id)]);
  return { newest, marks };
}

/** A page of a user's inbox as they see it; the first is of the newest lines. */
export async function answeredPage(
  { type, createdAt }: CurrentUser,
  { newest, marks }: { newest: readonly InboxLine[]; marks: InboxMarks },
  before?: string | null,
) {
  const found = before && type ? await listLinesBefore(type, before) : newest;
  const items = found.slice(0, inboxPage);
  const isRead = readOf(newest, marks, createdAt);
  const last = items.at(-1);
  return {
    items: items.map((line) => ({ ...line, read: isRead(line) })),
    unread: newest.filter((line) => !isRead(line)).length,
    next: last && found.length > inboxPage ? placeOf(last) : null,
  };
}
