import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { check, put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { inboxPage, unreadAtMost } from '#shared/notifications/inbox.ts';
import { type OwnEvent, ownEvent } from '#shared/schemas/own-event.ts';

/** Days that an event is kept (FUP-018). */
const days = 180;

/** Part of the transaction of an event: its line in the bell of a user who is there. */
export const addingOwnEvent = (uid: string, event: OwnEvent) => [
  put({
    Item: {
      ...{ pk: partitions.user(uid), sk: sorts.ownEvent(`${event.at}#${event.id}`) },
      ...event,
      ttl: ttlAfter(event.at, days),
    },
  }),
  check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
];

/** Events of a user, the latest first: those before a place, or the newest. */
async function events(uid: string, most: number, before?: string): Promise<OwnEvent[]> {
  const last = before === undefined ? undefined : sorts.ownEvent(before);
  const items = await queryPage({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': partitions.user(uid),
      ':first': sorts.ownEvent.prefix,
      // `~` comes after every time.
      ':last': last ?? sorts.ownEvent('~'),
    },
    ScanIndexForward: false,
    // The one at the place itself is left out.
    Limit: most + (last ? 1 : 0),
  });
  return items
    .filter(({ sk }) => sk !== last)
    .slice(0, most)
    .map((item) => ownEvent.parse(item));
}

/** The events that can be unread. */
export const listNewestEvents = (uid: string): Promise<OwnEvent[]> => events(uid, unreadAtMost);

/** One page, and one event more to know of another page. */
export const listEventsBefore = (uid: string, before: string): Promise<OwnEvent[]> =>
  events(uid, inboxPage + 1, before);
