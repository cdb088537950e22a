import * as z from 'zod/mini';

const named = z.object({ name: z.string(), message: z.optional(z.string()) });

const throttled = new Set([
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
  'LimitExceededException',
  'ThrottlingException',
]);

const messageKeys = new Map([
  ['auth/invalid-email', 'auth.errors.invalidEmail'],
  ['auth/user-not-found', 'auth.errors.userNotFound'],
  ['auth/wrong-password', 'auth.errors.wrongPassword'],
  ['auth/too-many-requests', 'auth.errors.tooManyRequests'],
  // A lost connection, as Cognito's client and the product's own name it.
  ['NetworkError', 'auth.errors.offline'],
  ['offline', 'auth.errors.offline'],
]);

/**
 * The code of a failed sign-in, from what Cognito throws (decision 3): one of the four `auth/…` codes, else
 * the name of the error, `unknown` when it has none.
 */
export function authErrorCode(error: unknown): string {
  const parsed = named.safeParse(error);
  if (!parsed.success) return 'unknown';
  const { name, message = '' } = parsed.data;
  if (name === 'UserNotFoundException') return 'auth/user-not-found';
  if (name === 'NotAuthorizedException') {
    return message.startsWith('Password attempts exceeded')
      ? 'auth/too-many-requests'
      : 'auth/wrong-password';
  }
  if (name === 'InvalidParameterException' && /username|e-?mail/i.test(message)) return 'auth/invalid-email';
  return throttled.has(name) ? 'auth/too-many-requests' : name;
}

/** The text of a failed sign-in: a key and the code, which the text for unknown errors shows (QER-001 to QER-004). */
export function authErrorMessage(error: unknown): { key: string; values: { code: string } } {
  const code = authErrorCode(error);
  return { key: messageKeys.get(code) ?? 'auth.errors.unknown', values: { code } };
}
