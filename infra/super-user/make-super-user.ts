import * as z from 'zod';
import { systemClock } from '#lambdas/runtime/clock.ts';
import { createAccount, readAccount, setPassword } from '#lambdas/store/user/account-store.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import texts from '#locales/en/errors.json' with { type: 'json' };
import { passwordPolicy } from '#shared/access/password-policy.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';

const person = z.object({
  email: z.email('That is no e-mail address.').transform((email) => email.toLowerCase()),
  password: z
    .string()
    .min(1, 'No password was given.')
    .min(passwordPolicy.minLength, `A password has at least ${passwordPolicy.minLength} characters.`),
  firstName: z.string(),
  lastName: z.string(),
});

/**
 * Makes the account and the user, or gives an existing one every right and this password. Asked again after a failure
 * half-way, it completes what is missing. A stranger may have registered with the address: their sessions end before the
 * rights are given.
 */
export async function makeSuperUser(asked: z.input<typeof person>, now: Date): Promise<User> {
  const checked = person.safeParse(asked);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message);
  const { email, password, ...names } = checked.data;
  const id = await accountOf(email);
  const known = await readUser(id);
  mustBeGood(password, { ...names, ...known, email });
  const rights = { isSuper: true, managementMode: 'all', emailVerified: true, archived: false } as const;
  await setPassword(id, password);
  const left = known && (await endSessions(id, displayName(known), systemClock));
  const made = left
    ? { ...left, ...rights, revision: left.revision + 1 }
    : userSchema.parse({
        ...newcomer,
        ...names,
        ...rights,
        id,
        uid: id,
        email,
        createdAt: now.toISOString(),
      });
  await writeUser(made);
  return made;
}

/** In words, as screens say it. */
function mustBeGood(...asked: Parameters<typeof mustBeGoodPassword>): void {
  try {
    mustBeGoodPassword(...asked);
  } catch (cause) {
    throw cause instanceof DomainError ? new Error(texts[cause.code], { cause }) : cause;
  }
}

const newcomer = { country: 'IT', language: 'it' };

/** The id of the account of an address; no mail is sent. */
async function accountOf(email: string): Promise<string> {
  const account = await readAccount(email);
  return account?.id ?? createAccount(email, true);
}
