import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { inboxPage, unreadAtMost } from '#shared/notifications/inbox.ts';
import { type OwnEvent, ownEvent } from '#shared/schemas/own-event.ts';

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
