import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '#lambdas/runtime/env.ts';
import { readUser, writeUser } from '#lambdas/store/user-store.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';

const person = z.object({
  email: z.email('That is no e-mail address.').transform((email) => email.toLowerCase()),
  password: z.string().min(1, 'No password was given.'),
  firstName: z.string(),
  lastName: z.string(),
});

const client = new CognitoIdentityProviderClient();

/**
 * Makes the account and the user, or gives an existing one every right and this password: asked again after a
 * failure half-way, it completes what is missing.
 */
export async function makeSuperUser(asked: z.input<typeof person>, now: Date): Promise<User> {
  const checked = person.safeParse(asked);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message);
  const { email, password, ...names } = checked.data;
  const id = await accountOf(email);
  const known = await readUser(id);
  const rights = { isSuper: true, managementMode: 'all', emailVerified: true, archived: false } as const;
  const made = known
    ? { ...known, ...rights, revision: known.revision + 1 }
    : userSchema.parse({
        ...newcomer,
        ...names,
        ...rights,
        id,
        uid: id,
        email,
        createdAt: now.toISOString(),
      });
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: env.userPoolId,
      Username: id,
      Password: password,
      Permanent: true,
    }),
  );
  await writeUser(made);
  return made;
}

const newcomer = { country: 'IT', language: 'it' };

/** The id of the account of an address; no mail is sent. */
async function accountOf(email: string): Promise<string> {
  const UserPoolId = env.userPoolId;
  try {
    const { User: account } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    return idIn(account?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    return idIn(UserAttributes);
  }
}

function idIn(attributes: { Name: string | undefined; Value?: string | undefined }[] = []): string {
  const id = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (!id) throw new Error('The account has no id.');
  return id;
}
