import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { setAddress } from '#lambdas/store/user/account-store.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredUser } from './answered-user.ts';

/** Takes the address of a user as verified, in account and table (USR-083). */
export const forceEmailVerification = userOperation({
  allow: 'user.write',
  input: z.strictObject({ uid: idSchema }),
  async run({ uid }, { user: acting, now }) {
    const user = await managedUser(acting, uid);
    await setAddress(uid, user.email, true);
    if (user.emailVerified) return answeredUser(user);
    // An address that was changed meanwhile is not verified.
    const isSame = (email: string) => email === user.email;
    const change = ({ email, emailVerified }: typeof user) => ({
      emailVerified: isSame(email) || emailVerified,
    });
    const { after } = await changeUser(uid, change, displayName(acting), now);
    return answeredUser(after);
  },
});
