import { check, put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';

/** Days that an event is kept (FUP-018). */
const days = 180;

/** Part of the transaction of an event: its line in the bell of a user who is there. It is added once. */
export const addingOwnEvent = (uid: string, event: OwnEvent) => [
  put({
    Item: {
      ...{ pk: partitions.user(uid), sk: sorts.ownEvent(`${event.at}#${event.id}`) },
      ...event,
      ttl: ttlAfter(event.at, days),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  }),
  check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
];
