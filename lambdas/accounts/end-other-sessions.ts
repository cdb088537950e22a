import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { displayName } from '#shared/schemas/user.ts';

/**
 * Ends every session of the caller but the one that asks, also such as no list shows. Cognito can sign out all or none:
 * it goes on renewing tokens of the others, which let nobody in.
 */
export const endOtherSessions = operation({
  allow: 'profile.write',
  input: z.strictObject({}),
  async run(_, { caller, clock = systemClock }) {
    const user = signedInUser(caller);
    const kept = caller.kind === 'user' ? caller.session?.id : undefined;
    await endSessions(user.id, displayName(user), clock, { kept });
    return true;
  },
});
