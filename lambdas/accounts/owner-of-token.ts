import {
  type AccountToken,
  type AccountTokenKind,
  readAccountToken,
  withAccountToken,
} from '#lambdas/store/user/account-token-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';

type Use<Result> = {
  kind: AccountTokenKind;
  token: string;
  now: Date;
  /** Checked before the token is used: after a refusal it is as it was. */
  check?: (user: User) => void;
  work: (user: User) => Promise<Result>;
};

/** Uses the token of a mail for some work on its user, while the user still has the address of the mail. */
export async function forOwnerOfToken<Result>({
  kind,
  token,
  now,
  check,
  work,
}: Use<Result>): Promise<Result> {
  if (check) {
    const of = await readAccountToken(kind, token, now);
    const user = of && (await ownerOf(of));
    if (user) check(user);
  }
  return withAccountToken(kind, token, now, async (of) => {
    const user = await ownerOf(of);
    if (!user) throw new DomainError('link-expired');
    return work(user);
  });
}

async function ownerOf({ userId, email }: AccountToken): Promise<User | undefined> {
  const user = await readUser(userId);
  return user && !user.archived && user.email === email ? user : undefined;
}
