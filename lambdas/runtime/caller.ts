import { readUser } from '#lambdas/store/user-store.ts';
import { isSessionOver } from '#shared/access/is-session-over.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { currentUser } from '#shared/schemas/user.ts';

/**
 * The caller by the `sub` of a verified token; rights come from the table, so revoking takes effect at once.
 * `signedInAt` (seconds since 1970) is when the session of the token began; what is no session has none.
 */
export async function callerOf(sub: string | undefined, signedInAt?: number): Promise<Caller> {
  const stored = sub ? await readUser(sub) : undefined;
  if (!stored || stored.archived || isSessionOver(stored, signedInAt)) return { kind: 'nobody' };
  return { kind: 'user', user: currentUser(stored), signedInAt };
}
