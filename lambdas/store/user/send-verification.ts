import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { paths } from '#shared/access/paths.ts';
import type { User } from '#shared/schemas/user.ts';
import { issueAccountToken } from './account-token-store.ts';

/** Asks the owner of an address to confirm it (decision 2), so many times an hour at most. */
export async function sendVerification(
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'emailVerified' | 'language'>,
  now: Date,
): Promise<void> {
  const { id: userId, email } = user;
  await countUse('verification-mail', `account ${userId}`, now);
  const token = await issueAccountToken('verification', { userId, email }, now);
  await sendMail(accountMail('verification', user, { path: paths.verify, fragment: { token } }));
}
