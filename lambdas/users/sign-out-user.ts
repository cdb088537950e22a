import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Ends the sessions of a user on every device. */
export const signOutUser = userOperation({
  allow: 'user.write',
  input: z.strictObject({ uid: idSchema }),
  async run({ uid }, { user: acting, clock = systemClock }) {
    await managedUser(acting, uid);
    await endSessions(uid, displayName(acting), clock);
    return uid;
  },
});
