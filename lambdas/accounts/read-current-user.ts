import { noInput, userOperation } from '#lambdas/operation.ts';
import { answeredCurrentUser } from './answered-current-user.ts';
import { keepSignIn } from './keep-sign-in.ts';

/** The signed-in user with the name of their price list. */
export const readCurrentUser = userOperation({
  allow: 'profile.read',
  input: noInput,
  async run(_, context) {
    const [user] = await Promise.all([answeredCurrentUser(context.user), keepSignIn(context)]);
    return user;
  },
});
