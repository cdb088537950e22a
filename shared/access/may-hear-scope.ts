import type { CurrentUser } from '#shared/schemas/user.ts';

/** The scope of one user's own changes. */
export const userScope = (id: string): string => `user:${id}`;

/**
 * Whether a signed-in user may subscribe to the changes of a scope: `user:<id>` his own, `catalogue`
 * everyone, `admin` super users (decision 18). Any other scope is refused.
 */
export function mayHearScope(user: Pick<CurrentUser, 'id' | 'superUser'>, scope: string): boolean {
  if (scope === 'catalogue') return true;
  if (scope === 'admin') return user.superUser;
  return scope === userScope(user.id);
}
