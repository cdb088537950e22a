import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { profileKey, sorts } from '#lambdas/store/keys.ts';
import { inboxPage, placeOf, unreadAtMost } from '#shared/notifications/inbox.ts';
import { type OwnEvent, ownEvent } from '#shared/schemas/own-event.ts';

/** Days that a user sees what happened to their offers (FUP-018). */
const days = 180;

/** Tells a user of an event: part of the transaction that it comes from. Told again, it is the same event. */
export const notingOwnEvent = (uid: string, event: OwnEvent) =>
  put({
    Item: {
      ...profileKey(uid),
      sk: sorts.ownEvent(placeOf(event)),
      ...event,
      ttl: ttlAfter(event.sentAt, days),
    },
  });

/** Events of a user, the latest first: those before a place, or the newest. */
async function events(uid: string, Limit: number, before?: string | null): Promise<OwnEvent[]> {
  const { prefix } = sorts.ownEvent;
  const items = await queryPage({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': profileKey(uid).pk,
      ':first': prefix,
      // `~` comes after every place; a place itself is not before itself.
      ':last': before ? sorts.ownEvent(before) : sorts.ownEvent('~'),
    },
    ScanIndexForward: false,
    Limit: before ? Limit + 1 : Limit,
  });
  const found = items.map((item) => ownEvent.parse(item)).filter((event) => placeOf(event) !== before);
  return found.slice(0, Limit);
}

/** The events that can be unread. */
export const listNewestEvents = (uid: string): Promise<OwnEvent[]> => events(uid, unreadAtMost);

/** One page, and one event more to know of another page. */
export const listEventsBefore = (uid: string, before: string): Promise<OwnEvent[]> =>
  events(uid, inboxPage + 1, before);
