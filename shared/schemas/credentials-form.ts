import * as z from 'zod/mini';
import { type CheckedForm, checkedForm, withRepeated } from './form-issues.ts';
import { email, password } from './password.ts';

const credentials = z.object({ email, password });

export type CredentialsForm = { email: string; password: string; repeated: string; currentPassword: string };

/** Why credentials cannot be changed, or what is sent; one's own need the current password (USR-066 to USR-070, OPC-42). */
export function checkCredentials(
  form: CredentialsForm,
  isOwn: boolean,
): CheckedForm<z.output<typeof credentials>> {
  const checked = withRepeated(form, checkedForm(credentials.safeParse(form)));
  if (!isOwn || form.currentPassword) return checked;
  return { issues: { currentPassword: 'passwordRequired', ...checked.issues } };
}
