import { noInput, userOperation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { displayName } from '#shared/accounts/display-name.ts';

/**
 * Ends every session of the caller but the one that asks, also sessions that no list shows. Cognito can sign out all
 * or none: it goes on renewing tokens of the others, which let nobody in.
 */
export const endOtherSessions = userOperation({
  allow: 'profile.write',
  input: noInput,
  async run(_, { caller, user, clock = systemClock }) {
    const kept = caller.kind === 'user' ? caller.session?.id : undefined;
    await endSessions(user.id, displayName(user), clock, { kept });
    return true;
  },
});
