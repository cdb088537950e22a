import { noInput, userOperation } from '#lambdas/operation.ts';
import { listSessions as storedSessions } from '#lambdas/store/session/session-store.ts';
import { isSessionOver } from '#shared/access/is-session-over.ts';

/** The sessions of the caller that are good still: the one that asks, then the one used last. */
export const listSessions = userOperation({
  allow: 'profile.read',
  input: noInput,
  async run(_, { caller, user, now }) {
    const own = caller.kind === 'user' ? caller.session?.id : undefined;
    const sessions = await storedSessions(user.id, now);
    return sessions
      .filter(
        ({ id, signedInAt, endedAt }) =>
          !endedAt && !isSessionOver(user, Math.floor(Date.parse(signedInAt) / 1000), id),
      )
      .map((session) => ({ usedAt: session.signedInAt, ...session, current: session.id === own }))
      .toSorted(
        (one, other) => Number(other.current) - Number(one.current) || (one.usedAt < other.usedAt ? 1 : -1),
      );
  },
});
