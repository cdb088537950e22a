import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Manager } from './managed-countries.ts';
import { lacksFor } from './shared-rights.ts';

/** The scope of what one user hears alone: their own changes, and changes in the countries that they manage. */
export const userScope = (id: string): string => `user:${id}`;

/**
 * Whether a signed-in user may subscribe to the changes of a scope: `user:<id>` their own, `catalogue` everyone,
 * `admin` super users who work on what all countries share (decision 18). Any other scope is refused.
 */
export function mayHearScope(user: Pick<CurrentUser, 'id'> & Manager, scope: string): boolean {
  if (scope === 'catalogue') return true;
  if (scope === 'admin') return lacksFor(user, 'catalogue') === undefined;
  return scope === userScope(user.id);
}
