import * as z from 'zod/mini';
import { makeAccount } from '#lambdas/runtime/account/make-account.ts';
import { sendVerification } from '#lambdas/runtime/account/send-verification.ts';
import { wentOut } from '#lambdas/runtime/account/went-out.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { anyCaller } from '#lambdas/runtime/http-caller.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { listPriceLists } from '#lambdas/store/price-list-store.ts';
import { suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { signedUpUser } from '#shared/accounts/signed-up-user.ts';
import { signUpInput } from '#shared/schemas/user-input.ts';

/** Registers who asks for it; the account stands though its mail did not go out: it can be asked for again. */
export const signupUser = operation({
  allow: 'account.open',
  limit: 'sign-up',
  input: z.strictObject({ user: signUpInput }),
  async run({ user: said }, { now }) {
    const suggested = suggestedListOf(said, await listPriceLists());
    const made = (id: string) => signedUpUser(said, id, suggested, now);
    const user = await makeAccount(said.email, said.password, made);
    return { id: user.id, mailSent: await wentOut(sendVerification(user, now)) };
  },
});

export const handler = httpHandler(signupUser, jsonReply, anyCaller);
