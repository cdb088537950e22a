import { codeOf } from './failure.ts';

const refusals: readonly string[] = ['common-password', 'password-of-person'];

/** The message key of a rejected new password, for its field; undefined for other failures. */
export function passwordRefusal(error: unknown): `errors.${string}` | undefined {
  const code = codeOf(error);
  return refusals.includes(code) ? `errors.${code}` : undefined;
}
