import { createAccount, readAccount, setPassword } from '#lambdas/store/user/account-store.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';

type Wanted = { email: string; password: string; lastName: string };

/**
 * Makes the account and the user of a probe, or gives the existing one this password. A user with this address who is a
 * person is left as they are.
 */
export async function makeProbe({ email, password, lastName }: Wanted, now: Date): Promise<User> {
  const account = await readAccount(email);
  const known = account && (await probeOf(account.id));
  const id = account?.id ?? (await createAccount(email, true));
  await setPassword(id, password);
  if (known) return known;
  const made = userSchema.parse({
    ...ordinary,
    id,
    uid: id,
    email,
    lastName,
    createdAt: now.toISOString(),
  });
  await writeUser(made);
  return made;
}

/** The probe with this id; undefined when there is no user. */
export async function probeOf(id: string): Promise<User | undefined> {
  const known = await readUser(id);
  if (known && !known.isProbe) throw new Error(`${known.email} is the address of a user, not of a probe.`);
  return known;
}

const ordinary = {
  firstName: 'Preventivi',
  type: 'imbianchino',
  country: 'IT',
  language: 'it',
  emailVerified: true,
  isProbe: true,
};
