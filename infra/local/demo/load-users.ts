import { createAccount, setPassword } from '#lambdas/store/user/account-store.ts';
import { writeUser } from '#lambdas/store/user/user-store.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';
import { demoFile } from './demo-file.ts';

export type Account = { email: string; name: string; role: string };
type DemoUser = Omit<User, 'createdAt'> & { createdAt: number };

/** Accounts a newcomer tries first: the painter of the main journey, then every kind of rights. */
const shown = [
  'andrea-conti',
  'giulia-ferrero',
  'marco-bellini',
  'lukas-brandner',
  'giovanni-neri',
  'omar-benali',
];

/** Makes the accounts and the users; the map leads from the demo's names to the stored users. */
export async function loadUsers(
  password: string,
): Promise<{ users: Map<string, User>; accounts: Account[] }> {
  const people = await demoFile<DemoUser[]>('users');
  const users = new Map<string, User>();
  for (const person of people) {
    const id = await createAccount(person.email, person.emailVerified);
    await setPassword(id, password);
    const createdAt = new Date(person.createdAt * 1000).toISOString();
    const stored = userSchema.parse({ ...person, id, uid: id, createdAt });
    await writeUser(stored);
    users.set(person.id, stored);
  }
  const accounts = shown.flatMap((slug) => {
    const user = users.get(slug);
    return user
      ? [{ email: user.email, name: `${user.firstName} ${user.lastName}`, role: roleOf(user) }]
      : [];
  });
  return { users, accounts };
}

function roleOf({ isSuper, type, pricelist, emailVerified, managementMode }: User): string {
  if (isSuper) return `super user, countries: ${managementMode}`;
  if (!emailVerified) return `${type}, e-mail not verified`;
  return `${type}, ${pricelist ? `price list ${pricelist}` : 'no price list'}`;
}
