import { readUser } from '#lambdas/store/user-store.ts';
import type { Caller } from '#shared/access/permissions.ts';
import { currentUser } from '#shared/schemas/user.ts';

/** The caller by the `sub` of a verified token; rights come from the table, so revoking takes effect at once. */
export async function callerOf(sub: string | undefined): Promise<Caller> {
  const stored = sub ? await readUser(sub) : undefined;
  return stored && !stored.archived ? { kind: 'user', user: currentUser(stored) } : { kind: 'nobody' };
}
