import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { answered } from './current-user-answer.ts';
import { keepSignIn } from './keep-sign-in.ts';

/** The signed-in user with the name of his price list. */
export const readCurrentUser = operation({
  allow: 'profile.read',
  input: z.strictObject({}),
  async run(_, context) {
    const [user] = await Promise.all([answered(signedInUser(context.caller)), keepSignIn(context)]);
    return user;
  },
});
