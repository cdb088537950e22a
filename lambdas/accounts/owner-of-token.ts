import { type AccountTokenKind, withAccountToken } from '#lambdas/store/account-token-store.ts';
import { readUser } from '#lambdas/store/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';

/** Uses the token of a mail for some work on its user, as long as he has the address that it was sent to. */
export const forOwnerOfToken = <Result>(
  kind: AccountTokenKind,
  token: string,
  now: Date,
  work: (user: User) => Promise<Result>,
): Promise<Result> =>
  withAccountToken(kind, token, now, async ({ userId, email }) => {
    const user = await readUser(userId);
    if (!user || user.archived || user.email !== email) throw new DomainError('link-expired');
    return work(user);
  });
