import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { mustKnowPassword } from '#lambdas/store/user/must-know-password.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import type { User } from '#shared/schemas/user.ts';
import { answeredStored } from './answered-current-user.ts';
import { superUsersOver } from './super-users-over.ts';

/** Notes that the caller wants their account erased, and tells the super users of their country once. */
export const askDeletion = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ password: z.string().check(z.maxLength(256)) }),
  async run({ password }, { user, now }) {
    await mustKnowPassword(user, password, now, 'password');
    const asked = ({ deletionAskedAt }: User) => ({ deletionAskedAt: deletionAskedAt ?? now.toISOString() });
    const { before, after } = await changeUser(user.id, asked, displayName(user), now);
    if (!before.deletionAskedAt) await wasSent(tell(after, now));
    return answeredStored(after);
  },
});

/** The mail to super users names nobody: the list that it leads to shows the user. */
async function tell(user: User, now: Date): Promise<void> {
  await countUse('deletion-mail', `account ${user.id}`, now);
  const mails = [
    accountMail('deletionReceived', user, { path: paths.profile }),
    ...(await superUsersOver(user)).map((each) =>
      accountMail('deletionAsked', each, { path: paths.users, query: { deletionAsked: 'true' } }),
    ),
  ];
  for (const mail of mails) await wasSent(sendMail(mail));
}
