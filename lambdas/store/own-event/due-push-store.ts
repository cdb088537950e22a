import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type OwnEvent, ownEvent } from '#shared/schemas/own-event.ts';

/** An event that the devices of a user do not know of yet. */
type DuePush = { uid: string; event: OwnEvent };

/** The events whose pushes wait, the oldest first. */
export async function listDuePushes(now: Date): Promise<DuePush[]> {
  const keys = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':pk': partitions.duePushes, ':now': now.toISOString() },
  });
  const items = await Promise.all(keys.map(({ pk, sk }) => readItem({ pk: String(pk), sk: String(sk) })));
  // The index is a moment late: a user may have been erased.
  return items.flatMap((item) =>
    item ? [{ uid: partitions.user.restOf(item.pk) ?? '', event: ownEvent.parse(item) }] : [],
  );
}

/** Takes a push before it is sent: of two runs one takes it, and a killed one sends nothing twice. */
export const takePush = ({ uid, event }: DuePush): Promise<boolean> =>
  updateItem({
    Key: { pk: partitions.user(uid), sk: sorts.ownEvent(`${event.at}#${event.id}`) },
    UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'attribute_exists(gsi1pk)',
  });
