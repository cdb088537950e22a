import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { sendVerification } from '#lambdas/store/user/send-verification.ts';
import { id } from '#shared/schemas/id.ts';
import { accountOf } from './account-of.ts';

/** Sends the mail of verification again (USR-082, USR-092); an address that is verified gets none. */
export const sendVerificationEmail = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ uid: id }),
  async run({ uid }, { user, now }) {
    const account = await accountOf(uid, user);
    if (account.emailVerified) return false;
    await sendVerification(account, now);
    return true;
  },
});
