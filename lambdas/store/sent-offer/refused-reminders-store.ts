import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';

/**
 * By the hash of the address. The items of an owner lie elsewhere: the function of guests must not write beside a profile.
 */
const keyOf = (uid: string, address: string) => ({
  pk: partitions.refusedReminders(`${uid}#${hashOf(address.toLowerCase())}`),
  sk: 'REMINDERS',
});

/** Notes that a customer of an owner wants no more reminders; again, it changes nothing (FUP-013). */
export async function refuseReminders(uid: string, address: string, now: Date): Promise<void> {
  await putItem({
    Item: {
      ...keyOf(uid, address),
      ...ofPerson(uid, partitions.refusedReminders.prefix),
      since: now.toISOString(),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
}

/** Whether they do: looked at when a reminder is sent (FUP-010). */
export const refusesReminders = async (uid: string, address: string): Promise<boolean> =>
  (await readItem(keyOf(uid, address))) !== undefined;
