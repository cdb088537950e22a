import { type AccountTokenKind, redeemAccountToken } from '#lambdas/store/account-token-store.ts';
import { readUser } from '#lambdas/store/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';

/** Who may use the token of a mail: its user, as long as he has the address that it was sent to. */
export async function ownerOfToken(kind: AccountTokenKind, token: string, now: Date): Promise<User> {
  const { userId, email } = await redeemAccountToken(kind, token, now);
  const user = await readUser(userId);
  if (!user || user.archived || user.email !== email) throw new DomainError('link-expired');
  return user;
}
