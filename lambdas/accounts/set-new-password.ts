import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { type Clock, systemClock } from '#lambdas/runtime/clock.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { sentToken } from '#lambdas/store/pass/token-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { setAddress, setPassword } from '#lambdas/store/user/account-store.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { password as passwordSchema } from '#shared/schemas/password.ts';
import type { User } from '#shared/schemas/user.ts';
import { forOwnerOfToken } from './owner-of-token.ts';

/**
 * Sets the password that the holder of the reset mail chose. Reading that mail proves the address, so it counts as
 * verified (decision 2). Sessions end: one of them may be why the password had to change.
 */
export const setNewPassword = operation({
  allow: 'account.open',
  limit: 'use-mail-token',
  input: z.strictObject({ token: sentToken, password: passwordSchema }),
  run: ({ token, password }, { now, clock = systemClock }) =>
    forOwnerOfToken({
      kind: 'reset',
      token,
      now,
      check: (user) => mustBeGoodPassword(password, user),
      work: (user) => changePassword(user, password, clock),
    }),
});

/** Each step may be done again: one that had no time leaves the link as it was. */
async function changePassword(user: User, password: string, clock: Clock) {
  const { id, email } = user;
  await setPassword(id, password);
  if (!user.emailVerified) await setAddress(id, email, true);
  const also = (stored: User) => ({ emailVerified: stored.emailVerified || stored.email === email });
  await endSessions(id, displayName(user), clock, { also });
  await wasSent(sendMail(accountMail('passwordChanged', user, { path: paths.login(), fragment: { email } })));
  return { email };
}

export const handler = httpHandler(setNewPassword, jsonReply, anyCaller);
