type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Checked<Output> =
  | { success: true; data: Output }
  | { success: false; error: { readonly issues: readonly Issue[] } };

/** Messages of a form, one a field; they are translation keys. */
export type FormIssues = Readonly<Partial<Record<string, string>>>;
export type CheckedForm<Output> = { issues: FormIssues; data?: Output };

/** The result of a checked form: the first message of each field; without messages the data to send. */
export function checkedForm<Output>(result: Checked<Output>): CheckedForm<Output> {
  if (result.success) return { issues: {}, data: result.data };
  const issues: Record<string, string> = {};
  for (const { path, message } of result.error.issues) issues[String(path[0])] ??= message;
  return { issues };
}

/** A password is written twice (USR-034, USR-038, USR-070). */
export function withRepeated<Output>(
  form: { password: string; repeated: string },
  { issues, data }: CheckedForm<Output>,
): CheckedForm<Output> {
  if (form.repeated === '') return { issues: { repeated: 'passwordRequired', ...issues } };
  if (form.repeated !== form.password) return { issues: { repeated: 'passwordMismatch', ...issues } };
  return { issues, data };
}
