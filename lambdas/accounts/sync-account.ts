import { noInput, userOperation } from '#lambdas/operation.ts';
import { readAccount } from '#lambdas/store/user/account-store.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { answeredCurrentUser, answeredStored } from './answered-current-user.ts';
import { keepSignIn } from './keep-sign-in.ts';

/** Takes e-mail and verification over from the authentication account, asked for after a sign-in (SES-037, SES-038). */
export const syncAccount = userOperation({
  allow: 'profile.write',
  input: noInput,
  async run(_, context) {
    const { user, now } = context;
    const [account] = await Promise.all([readAccount(user.id), keepSignIn(context)]);
    if (!account?.email) return answeredCurrentUser(user);
    const { email, emailVerified } = account;
    const { after } = await changeUser(user.id, { email, emailVerified }, displayName(user), now);
    return answeredStored(after);
  },
});
