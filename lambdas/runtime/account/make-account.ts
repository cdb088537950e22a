import { createAccount, readAccount, setPassword } from '#lambdas/store/account-store.ts';
import { doneOnce, giveStepBack, type Once, takeStep } from '#lambdas/store/once-store.ts';
import { ConditionFailed, put, type transact } from '#lambdas/store/transact.ts';
import { readUser, writeUser } from '#lambdas/store/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';
import { sendVerification } from './send-verification.ts';
import { wentOut } from './went-out.ts';

type Writes = Parameters<typeof transact>[0];

type Wanted = {
  once: Once;
  email: string;
  password: string;
  now: Date;
  /** What is refused before there is an account, or made once there is one. */
  userOf: () => Promise<(id: string) => User>;
  /** What is written together with him. */
  also?: (user: User) => Writes;
};

/**
 * Makes an account with its user, its password and the mail that verifies its address, once for each key: a call that broke
 * off is completed by the next with its key. An address with a user is `email-taken`. When the mail cannot be sent, he is
 * made all the same.
 */
export async function makeAccount({ once, email, password, now, userOf, also }: Wanted) {
  const id = await doneOnce(once, async () => {
    const made = await userOf();
    const user = made(await accountOf(email));
    await writeNew(user, [put(once.params(user.id, now)), ...(also?.(user) ?? [])]);
    return user.id;
  });
  const [user, account] = await Promise.all([readUser(id), readAccount(id)]);
  if (!user || !account) throw new DomainError('not-found');
  // Whoever has one, by this key or by a mail since, keeps it.
  if (!account.hasPassword) await setPassword(id, password);
  return { user, mailSent: await verifyOnce(once, user, now) };
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

/** Of two calls with one address, one writes the user. */
async function writeNew(user: User, also: Writes): Promise<void> {
  try {
    await writeUser(user, also);
  } catch (cause) {
    throw cause instanceof ConditionFailed ? new DomainError('email-taken', undefined, { cause }) : cause;
  }
}

/** Whether the mail went out, now or by an earlier call. */
async function verifyOnce(once: Once, user: User, now: Date): Promise<boolean> {
  if (!(await takeStep(once, 'mail'))) return true;
  const mailSent = await wentOut(sendVerification(user, now));
  if (!mailSent) await giveStepBack(once, 'mail');
  return mailSent;
}
