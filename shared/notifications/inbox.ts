import type { InboxLine, Notification } from '#shared/schemas/notification.ts';

/** Lines of a page of an inbox. */
export const inboxPage = 20;

/** How many of the newest lines can be unread. After a long absence a user does not see a number that says nothing. */
export const unreadAtMost = 50;

/** The lines that a user has read: everything up to a place of the inbox, and some since; the newest last. */
export type InboxMarks = { allReadUntil: string; read: readonly string[] };

/** The place of a line: inboxes are sorted by when a line was sent. */
export const placeOf = ({ sentAt, id }: Pick<InboxLine, 'sentAt' | 'id'>): string => `${sentAt}#${id}`;

/** Whether users see a notification: archiving takes it from the list of super users alone (OPW-45). */
export const isSeenByUsers = ({ status, sentAt }: Pick<Notification, 'status' | 'sentAt'>): boolean =>
  (status === 'sent' || status === 'archived') && Boolean(sentAt);

/**
 * Tells which lines are read: those sent before the user came (`since`), those marked, and those older than the
 * newest lines (`newest`, the latest first).
 */
export function readOf(newest: readonly InboxLine[], marks: InboxMarks, since: string) {
  const last = newest.length < unreadAtMost ? undefined : newest.at(-1);
  const read = new Set(marks.read);
  const floor = [marks.allReadUntil, since].reduce((a, b) => (a > b ? a : b));
  return (line: InboxLine): boolean =>
    placeOf(line) <= floor || read.has(line.id) || (last !== undefined && placeOf(line) < placeOf(last));
}

/** Ids that are remembered as read: twice what can be unread. */
const remembered = 2 * unreadAtMost;

/** The marks once some lines were opened, and which of them for the first time. */
export function withRead(marks: InboxMarks, newest: readonly InboxLine[], ids: readonly string[]) {
  const known = new Set(marks.read);
  const opened = newest.map(({ id }) => id).filter((id) => ids.includes(id) && !known.has(id));
  return { opened, marks: { ...marks, read: [...marks.read, ...opened].slice(-remembered) } };
}

/** The marks once everything was put aside, whether it was opened or not. */
export const withAllRead = (marks: InboxMarks, newest: readonly InboxLine[]): InboxMarks => {
  const until = newest[0] ? placeOf(newest[0]) : '';
  return until > marks.allReadUntil ? { ...marks, allReadUntil: until } : marks;
};
