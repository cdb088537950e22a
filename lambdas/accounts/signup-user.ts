import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { digestOf, onceKey, visitor } from '#lambdas/store/once/once-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { makeAccount } from '#lambdas/store/user/make-account.ts';
import { suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { signedUpUser } from '#shared/accounts/signed-up-user.ts';
import { id } from '#shared/schemas/id.ts';
import { signUpInput } from '#shared/schemas/user-input.ts';

/**
 * Registers a person. The account stands though its mail did not go out: the user can ask for it again. A retry is
 * answered as the first call, and completes it. Without its key a caller learns only that there is an account
 * (OPC-39).
 */
export const signupUser = operation({
  allow: 'account.open',
  limit: 'sign-up',
  input: z.strictObject({ key: id, user: signUpInput }),
  async run({ key, user: said }, { now }) {
    // Nothing of a password is kept in the table, not even its digest.
    const { password, ...person } = said;
    mustBeGoodPassword(password, person);
    const { user, mailSent } = await makeAccount({
      once: onceKey(visitor, key, digestOf(person)),
      password,
      now,
      newcomer: async () => {
        const suggested = suggestedListOf(said, await readPriceLists());
        return { email: person.email, of: (made) => signedUpUser(said, made, suggested, now) };
      },
    });
    return { id: user.id, mailSent };
  },
});

export const handler = httpHandler(signupUser, jsonReply, anyCaller);
