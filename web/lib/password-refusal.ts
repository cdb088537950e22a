import { codeOf } from './failure.ts';

const refusals: readonly string[] = ['common-password', 'password-of-person'];

/** The key of what the server says against a new password, to be shown at its field; nothing of other failures. */
export function passwordRefusal(error: unknown): `errors.${string}` | undefined {
  const code = codeOf(error);
  return refusals.includes(code) ? `errors.${code}` : undefined;
}
