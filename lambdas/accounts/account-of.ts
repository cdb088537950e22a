import { storedUser } from '#lambdas/runtime/account/change-user.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { DomainError } from '#shared/errors.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** A user's own account, or one whose country he manages; any other is not there for him (decision 20). */
export async function accountOf(id: string, user: CurrentUser): Promise<User> {
  const account = await storedUser(id);
  if (id !== user.id && !managesCountry(user, account.country)) throw new DomainError('not-found');
  return account;
}
