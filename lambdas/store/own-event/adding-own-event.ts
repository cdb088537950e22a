import { check, put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { type OwnEvent, pushedEvents } from '#shared/schemas/own-event.ts';

/** Days that an event is kept (FUP-018). */
const days = 180;

/** Until its owner's devices know of it, the index finds it (FUP-019). */
const isPushed = ({ kind }: OwnEvent) => pushedEvents.some((each) => each === kind);

/** Part of the transaction of an event: its line in the bell of a user who is there. It is added once. */
export const addingOwnEvent = (uid: string, event: OwnEvent) => [
  put({
    Item: {
      ...{ pk: partitions.user(uid), sk: sorts.ownEvent(`${event.at}#${event.id}`) },
      ...event,
      ttl: ttlAfter(event.at, days),
      ...(isPushed(event) && { gsi1pk: partitions.duePushes, gsi1sk: event.at }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  }),
  check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
];
