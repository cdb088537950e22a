import * as z from 'zod/mini';
import { changeUser } from '#lambdas/runtime/account/change-user.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';
import { displayName } from '#shared/schemas/user.ts';

/**
 * Ends every session of the caller but the one that asks, also such as no list shows. Cognito can sign out all or none:
 * it goes on renewing tokens of the others, which let nobody in.
 */
export const endOtherSessions = operation({
  allow: 'profile.write',
  input: z.strictObject({}),
  async run(_, { caller, now }) {
    const user = signedInUser(caller);
    const kept = caller.kind === 'user' ? caller.session?.id : undefined;
    await changeUser(user.id, sessionsEnded(now, kept), displayName(user), now);
    return true;
  },
});
