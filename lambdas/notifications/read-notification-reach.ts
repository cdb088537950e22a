import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { PushFailure, subscribersOf } from '#lambdas/store/device/push.ts';
import { allUsers } from '#lambdas/store/list/lists.ts';
import { type UserType, userTypes } from '#shared/schemas/user.ts';

/** How many users, and devices of theirs, a notification to some types will reach. */
export const readNotificationReach = operation({
  allow: 'notification.write',
  input: z.strictObject({
    recipients: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
  }),
  async run({ recipients }) {
    const types = [...new Set(recipients)];
    const [users, devices] = await Promise.all([usersByType(), Promise.all(types.map(devicesOf))]);
    return types.map((type, index) => ({ type, users: users(type), devices: devices[index] ?? null }));
  },
});

/** Users who have an inbox: archived ones cannot sign in. */
async function usersByType() {
  const byType = Map.groupBy(await allUsers([{ archived: 'false' }]), ({ type }) => type ?? '');
  return (type: string) => byType.get(type)?.length ?? 0;
}

/** Null while the push service does not answer. */
async function devicesOf(type: UserType): Promise<number | null> {
  try {
    return await subscribersOf(type);
  } catch (cause) {
    if (cause instanceof PushFailure) return null;
    throw cause;
  }
}
