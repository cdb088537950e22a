import { userOperation } from '#lambdas/operation.ts';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { mustKnowPassword } from '#lambdas/store/user/must-know-password.ts';
import { changeAlone } from '#lambdas/store/user/password-change.ts';
import { sendVerification } from '#lambdas/store/user/send-verification.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { credentialsInput } from '#shared/schemas/credentials-input.ts';
import type { User } from '#shared/schemas/user.ts';
import { accountOf } from './account-of.ts';
import { type Credentials, changeCredentials } from './change-credentials.ts';

/** Changes e-mail, password or both: one's own with the current password, others' without it (OPC-42). */
export const updateUser = userOperation({
  allow: 'profile.write',
  input: credentialsInput,
  async run({ uid, currentPassword, ...wanted }, { user, now, clock = systemClock }) {
    const before = await accountOf(uid, user);
    const email = wanted.email === before.email ? undefined : (wanted.email ?? undefined);
    const change = { email, password: wanted.password ?? undefined };
    if (change.password) mustBeGoodPassword(change.password, { ...before, email: email ?? before.email });
    const allowed = async () => {
      if (uid === user.id) await mustKnowPassword(user, currentPassword, now, 'currentPassword');
    };
    const changed = async () => {
      await allowed();
      return changeCredentials(before, change, displayName(user), clock);
    };
    const changes = Boolean(change.email || change.password);
    const after = changes ? await changeAlone(uid, now, changed) : await allowed().then(() => before);
    const mailSent = await tell(before, after, change, now);
    return {
      id: uid,
      email: after.email,
      emailVerified: after.emailVerified,
      revision: after.revision,
      mailSent,
    };
  },
});

/** The former address hears of every change, of the new one only where it was verified; null when it stays. */
async function tell(before: User, after: User, { email, password }: Credentials, now: Date) {
  const named = { email: after.email };
  const login = { path: paths.login(), ...(before.emailVerified && { fragment: named }) };
  if (password) await wasSent(sendMail(accountMail('passwordChanged', before, login)));
  if (!email) return null;
  const kind = before.emailVerified ? 'emailChanged' : 'unverifiedEmailChanged';
  await wasSent(sendMail(accountMail(kind, before, login, { said: named })));
  return wasSent(sendVerification(after, now));
}
