import * as z from 'zod/mini';
import { type CheckedForm, checkedForm } from './form-issues.ts';
import { email } from './password.ts';

export const emptyEmailChange = { email: '', currentPassword: '' };

const emailChange = z.object({
  email,
  currentPassword: z.string().check(z.minLength(1, 'passwordRequired')),
});
export type EmailChange = z.output<typeof emailChange>;

/** A new e-mail of one's own needs the password of now (OPC-42, USR-066, USR-067). */
export function checkEmailChange(form: typeof emptyEmailChange, now: string): CheckedForm<EmailChange> {
  const { issues, data } = checkedForm(emailChange.safeParse(form));
  return data?.email === now ? { issues: { email: 'profile.dialog.same' } } : { issues, data };
}
