import * as z from 'zod/mini';

/** The sign-in form; its messages are translation keys (SES-039 to SES-041). The address is trimmed. */
export const signInForm = z.object({
  email: z.string('auth.emailRequired').check(z.trim(), z.minLength(1, 'auth.emailRequired')),
  password: z.string('auth.passwordRequired').check(z.minLength(1, 'auth.passwordRequired')),
});
export type SignInForm = z.infer<typeof signInForm>;
