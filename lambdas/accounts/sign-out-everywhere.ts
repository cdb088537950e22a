import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { displayName } from '#shared/schemas/user.ts';

/** Ends every session of the caller, this one too. */
export const signOutEverywhere = operation({
  allow: 'profile.write',
  input: z.strictObject({}),
  async run(_, { caller, clock = systemClock }) {
    const user = signedInUser(caller);
    await endSessions(user.id, displayName(user), clock);
    return true;
  },
});
