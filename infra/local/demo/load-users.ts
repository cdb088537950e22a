import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#lambdas/runtime/env.ts';
import { writeUser } from '#lambdas/store/user-store.ts';
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
  const client = new CognitoIdentityProviderClient();
  const people = await demoFile<DemoUser[]>('users');
  const users = new Map<string, User>();
  for (const person of people) {
    const id = await makeAccount(client, person, password);
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

/** Answers the id that Cognito gives (decision 1). */
async function makeAccount(
  client: CognitoIdentityProviderClient,
  { email, emailVerified }: DemoUser,
  password: string,
): Promise<string> {
  const UserPoolId = env.userPoolId;
  const { User: account } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(emailVerified) },
      ],
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
  const sub = account?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error(`The account of ${email} has no id.`);
  return sub;
}

function roleOf({ isSuper, type, pricelist, emailVerified, managementMode }: User): string {
  if (isSuper) return `super user, countries: ${managementMode}`;
  if (!emailVerified) return `${type}, e-mail not verified`;
  return `${type}, ${pricelist ? `price list ${pricelist}` : 'no price list'}`;
}
