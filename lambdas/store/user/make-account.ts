import { ConditionFailed, type transact } from '#lambdas/runtime/table/transact.ts';
import { doneOnce, type Once, stepOnce } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';
import { createAccount, readAccount, setAddress, setPassword } from './account-store.ts';
import { sendVerification } from './send-verification.ts';
import { readUser, writeUser } from './user-store.ts';
import { wasSent } from './was-sent.ts';

type Writes = Parameters<typeof transact>[0];

/** The user to make, once there is an account. */
type Newcomer = { email: string; of: (id: string) => User };

type Wanted = {
  once: Once;
  password: string;
  now: Date;
  /** Refuses before there is an account. */
  newcomer: () => Promise<Newcomer>;
  /** Writes of the same transaction. */
  also?: (user: User) => Writes;
};

/**
 * Makes an account with its user and its password, once for each key: a call that broke off is completed by the next with
 * its key. An address with a user is `email-taken`.
 */
export async function openAccount({ once, password, now, newcomer, also }: Wanted): Promise<User> {
  const id = await doneOnce(once, async () => {
    const made = await newcomer();
    const user = made.of(await accountOf(made.email));
    await writeNew(user, [once.remembering(user.id, now), ...(also?.(user) ?? [])]);
    return user.id;
  });
  const [user, account] = await Promise.all([readUser(id), readAccount(id)]);
  if (!user || !account) throw new DomainError('not-found');
  // A password that the user has by now, by this key or by a mail, stays.
  if (account.hasPassword) return user;
  // The user is there now. An account without a user goes to the next registration with its address: it proves
  // nothing.
  if (user.emailVerified) await setAddress(id, user.email, true);
  await setPassword(id, password);
  return user;
}

/** The same, and the mail that verifies the address: when it cannot be sent, they are made all the same. */
export async function makeAccount(wanted: Wanted) {
  const user = await openAccount(wanted);
  const verify = () => wasSent(sendVerification(user, wanted.now));
  const mailSent = await stepOnce(wanted.once, 'mail', verify);
  return { user, mailSent };
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

/** Writes the user; when two calls have the same address, one of them does. */
async function writeNew(user: User, also: Writes): Promise<void> {
  try {
    await writeUser(user, also);
  } catch (cause) {
    // The first write is the user; the others may be refused for reasons of their own.
    const isTaken = cause instanceof ConditionFailed && cause.refused.includes(0);
    throw isTaken ? new DomainError('email-taken', undefined, { cause }) : cause;
  }
}
