import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredUser } from './answered-user.ts';

/** Everything of one user. */
export const readUserAccount = operation({
  allow: 'user.read',
  input: z.strictObject({ id: idSchema }),
  run: async ({ id }, { caller }) => answeredUser(await visibleUser(signedInUser(caller), id)),
});
