import type { InboxLine, Notification } from '#shared/schemas/notification.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';

/** A notification to the user's type, or an event of one of their offers. Each has a place in the one inbox. */
export type InboxEntry = InboxLine & { event?: Pick<OwnEvent, 'kind' | 'offer'> };

/** Entries of a page of an inbox. */
export const inboxPage = 20;

/** How many of the newest lines can be unread. After a long absence a user does not see a number that says nothing. */
export const unreadAtMost = 50;

/** The lines that a user has read: everything up to a place of the inbox, and some since; the newest last. */
export type InboxMarks = { allReadUntil: string; read: readonly string[] };

/** The place of a line: inboxes are sorted by when a line was sent. */
export const placeOf = ({ sentAt, id }: Pick<InboxLine, 'sentAt' | 'id'>): string => `${sentAt}#${id}`;

/** An event has no words of its own: the screen says it in the user's language. */
const wordless = {
  ...{ title: '', body: '', cta: false, ctaText: '', ctaUrl: '' },
  ...{ attachment: false, attachmentText: '', attachmentOriginalName: null, editedAt: null },
};

const entryOf = ({ id, at, kind, offer }: OwnEvent): InboxEntry => ({
  ...wordless,
  ...{ id, sentAt: at, event: { kind, offer } },
});

/** Notifications and own events as one inbox, the latest first (FUP-018). */
export const mergedInbox = (lines: readonly InboxLine[], events: readonly OwnEvent[]): InboxEntry[] =>
  [...lines, ...events.map(entryOf)].toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));

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

/** The marks once some entries were opened, and which of them for the first time. */
export function withRead<Entry extends Pick<InboxEntry, 'id'>>(
  marks: InboxMarks,
  newest: readonly Entry[],
  ids: readonly string[],
) {
  const known = new Set(marks.read);
  const opened = newest.filter(({ id }) => ids.includes(id) && !known.has(id));
  const read = [...marks.read, ...opened.map(({ id }) => id)].slice(-remembered);
  return { opened, marks: { ...marks, read } };
}

/** The marks once everything was put aside, whether it was opened or not. */
export const withAllRead = (marks: InboxMarks, newest: readonly InboxLine[]): InboxMarks => {
  const until = newest[0] ? placeOf(newest[0]) : '';
  return until > marks.allReadUntil ? { ...marks, allReadUntil: until } : marks;
};
