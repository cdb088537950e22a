import * as z from 'zod/mini';
import { passwordPolicy } from '#shared/access/password-policy.ts';

/** A password as the pool takes it (USR-039, docs/adr/0009); the message is a translation key. */
export const password = z
  .string('passwordRequired')
  .check(
    z.minLength(1, 'passwordRequired'),
    z.minLength(passwordPolicy.minLength, 'passwordLength'),
    z.maxLength(passwordPolicy.maxLength, 'passwordLength'),
    z.regex(/^(?!\s).*(?<!\s)$/s, 'passwordBlanks'),
  );

/** An e-mail as accounts know it: trimmed, in small letters (OPC-41). */
export const email = z
  .string('auth.emailRequired')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'auth.emailRequired'),
    z.maxLength(254, 'auth.emailInvalid'),
    z.email('auth.emailInvalid'),
  );
