import { noInput, userOperation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { displayName } from '#shared/accounts/display-name.ts';

/** Ends every session of the caller, this one too. */
export const signOutEverywhere = userOperation({
  allow: 'profile.write',
  input: noInput,
  async run(_, { user, clock = systemClock }) {
    await endSessions(user.id, displayName(user), clock);
    return true;
  },
});
