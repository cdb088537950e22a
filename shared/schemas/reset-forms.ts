import * as z from 'zod/mini';
import { type CheckedForm, checkedForm, withRepeated } from './form-issues.ts';
import { email, password } from './password.ts';

const address = z.object({ email });

/** A person who asks for a new password names the account (SES-042). */
export function checkResetRequest(form: { email: string }): CheckedForm<{ email: string }> {
  if (form.email.trim() === '') return { issues: { email: 'resetPassword.emailRequired' } };
  return checkedForm(address.safeParse(form));
}

/** The form of a new password, empty. */
export const emptyNewPassword = { password: '', repeated: '' };
const secret = z.object({ password });

/** The new password, once it is good and typed twice the same. */
export const checkNewPassword = (form: typeof emptyNewPassword): CheckedForm<{ password: string }> =>
  withRepeated(form, checkedForm(secret.safeParse(form)));
