import { createAccount, readAccount, setPassword } from '#lambdas/store/account-store.ts';
import { ConditionFailed } from '#lambdas/store/transact.ts';
import { readUser, writeUser } from '#lambdas/store/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';

/**
 * Makes the account, then the user, then the password: of two calls with one address, the one that writes the user sets
 * the password. A call that broke off before the user was there is completed by the next; one that broke off after him
 * leaves an account for which a new password is asked. An address with a user is `email-taken`. `also` is what is written together with the user.
 */
export async function makeAccount(
  email: string,
  password: string,
  userOf: (id: string) => User,
  also: (user: User) => Parameters<typeof writeUser>[1] = () => [],
): Promise<User> {
  const id = await accountOf(email);
  const user = userOf(id);
  try {
    await writeUser(user, also(user));
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new DomainError('email-taken', undefined, { cause });
    throw cause;
  }
  await setPassword(id, password);
  return user;
}

/** The `sub` of a new account, or of one that has no user yet. */
async function accountOf(email: string): Promise<string> {
  try {
    return await createAccount(email);
  } catch (cause) {
    const account = await readAccount(email);
    if (!account || (await readUser(account.id))) throw cause;
    return account.id;
  }
}
