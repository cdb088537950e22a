import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/schemas/user.ts';
import { answeredStored } from './current-user-answer.ts';

/** The caller keeps his account after all. */
export const withdrawDeletion = operation({
  allow: 'profile.write',
  input: z.strictObject({}),
  async run(_, { caller, now }) {
    const user = signedInUser(caller);
    const { after } = await changeUser(user.id, { deletionAskedAt: null }, displayName(user), now);
    return answeredStored(after);
  },
});
