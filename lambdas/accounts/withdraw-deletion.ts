import { noInput, userOperation } from '#lambdas/operation.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { answeredStored } from './answered-current-user.ts';

/** The caller keeps their account after all. */
export const withdrawDeletion = userOperation({
  allow: 'profile.write',
  input: noInput,
  async run(_, { user, now }) {
    const { after } = await changeUser(user.id, { deletionAskedAt: null }, displayName(user), now);
    return answeredStored(after);
  },
});
