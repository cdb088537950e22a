import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { issueAccountToken } from '#lambdas/store/user/account-token-store.ts';
import { readUserByEmail } from '#lambdas/store/user/user-store.ts';
import { paths } from '#shared/access/paths.ts';
import { DomainError } from '#shared/errors.ts';
import { email as emailSchema } from '#shared/schemas/password.ts';

/** Sends the mail with which a user chooses a new password, verified or not (decision 2). Archived users get none. */
export const askPasswordReset = operation({
  allow: 'account.open',
  limit: 'ask-reset',
  input: z.strictObject({ email: emailSchema }),
  async run({ email }, { now }) {
    const user = await readUserByEmail(email);
    if (!user || user.archived) throw new DomainError('user-not-found');
    await countUse('ask-reset-of-account', `account ${user.id}`, now);
    const token = await issueAccountToken('reset', { userId: user.id, email: user.email }, now);
    const fragment = { token, email: user.email };
    await sendMail(accountMail('reset', user, { path: paths.setReset, fragment }));
    return {};
  },
});

export const handler = httpHandler(askPasswordReset, jsonReply, anyCaller);
