import { randomUUID } from 'node:crypto';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import type { Visit } from '../visit.ts';

/** Calls of a person without an account; `mailedToken` reads the last mail. */
export const registration = (
  visit: Visit,
  mailedToken: () => string,
): Record<string, () => Promise<unknown>> => ({
  'sign up': async () => {
    const made = await visit('signupUser', { body: { key: randomUUID(), user: aSignUpInput() } });
    if (!JSON.parse(made).mailSent) throw new Error('The mail was not sent.');
  },
  'verify the address': () => visit('verifyEmail', { body: { token: mailedToken() } }),
});
