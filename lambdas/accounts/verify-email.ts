import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { sentToken } from '#lambdas/store/pass/token-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { setAddress } from '#lambdas/store/user/account-store.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';
import { forOwnerOfToken } from './owner-of-token.ts';

/** Takes the address as verified whose owner followed the link of the mail (SES-003). */
export const verifyEmail = operation({
  allow: 'account.open',
  limit: 'use-mail-token',
  input: z.strictObject({ token: sentToken }),
  run: ({ token }, { now }) =>
    forOwnerOfToken({
      kind: 'verification',
      token,
      now,
      work: async (user) => {
        await setAddress(user.id, user.email, true);
        await changeUser(user.id, verified(user.email), displayName(user), now);
        return { email: user.email };
      },
    }),
});

/** Nothing of a user who has another address by now. */
const verified =
  (email: string) =>
  (user: User): Partial<User> => {
    if (user.email !== email) throw new DomainError('link-expired');
    return { emailVerified: true };
  };

export const handler = httpHandler(verifyEmail, jsonReply, anyCaller);
