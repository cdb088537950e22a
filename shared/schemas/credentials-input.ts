import * as z from 'zod/mini';
import { id } from './id.ts';
import { email, password } from './password.ts';

/** Whose credentials change into what (USR-073): an e-mail, a password or both; one's own need the current password. */
export const credentialsInput = z
  .strictObject({
    uid: id,
    email: z.nullish(email),
    password: z.nullish(password),
    currentPassword: z.nullish(z.string().check(z.maxLength(256))),
  })
  .check(
    z.refine(({ uid, email, password }) => uid && (email ?? password ?? null) !== null, {
      // Beside the fields, one of which may be wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
      error: 'invalid-argument',
    }),
  );
