import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { endSession as end, readUserInSession } from '#lambdas/store/session/session-store.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/**
 * Ends one session of the caller; without an id, the one that asks. Its tokens open nothing from the next call on.
 * Neither do new tokens that Cognito makes of its refresh token. A session that has ended already is no error.
 */
export const endSession = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ id: z.nullish(idSchema) }),
  async run({ id }, { caller, user, now }) {
    const session = ownSession(caller, id) ?? (id && (await readUserInSession(user.id, id)).session);
    if (!session) throw new DomainError('not-found');
    await end(user.id, session, now);
    return true;
  },
});

/** The session that asks, whether it was noted or not. */
function ownSession(caller: Caller, id: string | null | undefined) {
  const { session, signedInAt } = caller.kind === 'user' ? caller : {};
  if (!session || signedInAt === undefined || (id ?? session.id) !== session.id) return undefined;
  return { id: session.id, signedInAt: new Date(signedInAt * 1000).toISOString() };
}
