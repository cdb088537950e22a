import { listLinesBefore, listNewestLines, readInboxMarks } from '#lambdas/store/notification/inbox-store.ts';
import { readLightOffers } from '#lambdas/store/offer/offer-store.ts';
import { listEventsBefore, listNewestEvents } from '#lambdas/store/own-event/own-event-store.ts';
import {
  type InboxEntry,
  type InboxMarks,
  inboxPage,
  mergedInbox,
  placeOf,
  readOf,
  unreadAtMost,
} from '#shared/notifications/inbox.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/**
 * The entries that a user can have unread, and those that they have read: notifications to their type, and events of
 * their own offers.
 */
export async function myInbox({ id, type }: CurrentUser) {
  const [lines, events, marks] = await Promise.all([
    type ? listNewestLines(type) : [],
    listNewestEvents(id),
    readInboxMarks(id),
  ]);
  return { newest: mergedInbox(lines, events).slice(0, unreadAtMost), marks };
}

/** A page of a user's inbox as they see it; the first is of the newest entries. */
export async function answeredPage(
  user: CurrentUser,
  { newest, marks }: { newest: readonly InboxEntry[]; marks: InboxMarks },
  before?: string | null,
) {
  const found = before ? await entriesBefore(user, before) : newest;
  const items = found.slice(0, inboxPage);
  const isRead = readOf(newest, marks, user.createdAt);
  const last = items.at(-1);
  const numbered = await withNumbers(user.id, items);
  return {
    items: numbered.map((entry) => ({ ...entry, read: isRead(entry) })),
    unread: newest.filter((entry) => !isRead(entry)).length,
    next: last && found.length > inboxPage ? placeOf(last) : null,
  };
}

async function entriesBefore({ id, type }: CurrentUser, before: string): Promise<InboxEntry[]> {
  const [lines, events] = await Promise.all([
    type ? listLinesBefore(type, before) : [],
    listEventsBefore(id, before),
  ]);
  return mergedInbox(lines, events);
}

/** Events with the numbers of their offers. */
async function withNumbers(uid: string, entries: readonly InboxEntry[]) {
  const ids = new Set(entries.flatMap(({ event }) => event?.offer ?? []));
  const numbers = new Map(
    (await readLightOffers(uid, [...ids])).map((light) => [light.id, offerNumber(light)]),
  );
  return entries.map(({ event, ...entry }) => ({
    ...entry,
    event: event && { ...event, number: numbers.get(event.offer) ?? '' },
  }));
}
