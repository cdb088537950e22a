import { idInput, userOperation } from '#lambdas/operation.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { answeredUser } from './answered-user.ts';

/** Everything of one user. */
export const readUser = userOperation({
  allow: 'user.read',
  input: idInput,
  run: async ({ id }, { user }) => answeredUser(await visibleUser(user, id)),
});
