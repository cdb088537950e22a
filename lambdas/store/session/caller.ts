import type { TokenSession } from '#lambdas/runtime/token.ts';
import { isSessionOver } from '#shared/access/is-session-over.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { readUserInSession } from './session-store.ts';

/** The caller by the `sub` of a verified token, with rights and session from the table. A ticket names no session. */
export async function callerOf(
  sub: string | undefined,
  { id, signedInAt }: TokenSession = {},
): Promise<Caller> {
  const { user, session } = sub ? await readUserInSession(sub, id) : {};
  if (!user || user.archived || session?.endedAt || isSessionOver(user, signedInAt, id)) {
    return { kind: 'nobody' };
  }
  return {
    kind: 'user',
    user: currentUser(user),
    signedInAt,
    session: id ? { id, usedAt: session?.usedAt } : undefined,
  };
}
