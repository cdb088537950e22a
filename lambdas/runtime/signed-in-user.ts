import type { Caller } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The user behind a caller, for operations whose permission only users hold. */
export function signedInUser(caller: Caller): CurrentUser {
  if (caller.kind !== 'user') throw new DomainError('not-signed-in');
  return caller.user;
}
