import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { demoPassword } from '#infra/local/server.ts';
import { env } from '#lambdas/runtime/env.ts';
import type { User } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { signedIn } from '#test/support/cloud.ts';

const aVerified = (changes: Partial<User>): Partial<User> => ({ emailVerified: true, ...changes });
const aSuperUser = (changes: Partial<User> = {}): Partial<User> =>
  aVerified({ type: 'keim', isSuper: true, ...changes });

/**
 * Callers by the head of their column in the matrix: a stored user, or a substitute. Their things are
 * Italian.
 */
export const roles = {
  /** No session. */
  nobd: 'nobody',
  unvf: { type: 'imbianchino', emailVerified: false },
  priv: aVerified({ type: 'privato' }),
  rivd: aVerified({ type: 'rivenditore' }),
  vend: aVerified({ type: 'venditore-esterno' }),
  agen: aVerified({ type: 'agente' }),
  /** Another user like the owner. */
  imbi: aVerified({ type: 'imbianchino' }),
  prog: aVerified({ type: 'progettista' }),
  keim: aVerified({ type: 'keim' }),
  test: aVerified({ type: 'test' }),
  /** Owner of the subject. */
  ownr: aVerified({ type: 'imbianchino' }),
  /** Super users of Germany alone, of Italy alone, of no country. */
  onDE: aSuperUser({ managementMode: 'only', managedCountries: ['DE'] }),
  onIT: aSuperUser({ managementMode: 'only', managedCountries: ['IT'] }),
  onNo: aSuperUser({ managementMode: 'only', managedCountries: [] }),
  /** Super users of all countries except Italy, and except France. */
  exIT: aSuperUser({ managementMode: 'allExcept', managedCountries: ['IT'] }),
  exFR: aSuperUser({ managementMode: 'allExcept', managedCountries: ['FR'] }),
  supr: aSuperUser(),
  /** A super user whose e-mail address is not verified. */
  supU: aSuperUser({ emailVerified: false }),
  /** A function of the application, signing its request. */
  appl: 'application',
  /** Archived while signed in. */
  arch: aSuperUser({ archived: true }),
  /** An account without an item in the table. */
  gone: 'account',
} as const satisfies Record<string, Partial<User> | 'nobody' | 'application' | 'account'>;

export type Role = keyof typeof roles;
// The keys of a literal object are its type.
export const roleNames = Object.keys(roles) as Role[];

/** A caller; those without a session have no token. */
export type Somebody = { id: string; email: string; token: string | undefined };

/** Makes the account and the stored user of a role, and signs in. */
export async function somebodyOf(role: Role): Promise<Somebody> {
  const kind = roles[role];
  if (kind === 'nobody' || kind === 'application') return { id: '', email: '', token: undefined };
  // Lists of a literal role are readonly.
  return signedInAs(role, kind === 'account' ? undefined : (structuredClone(kind) as Partial<User>));
}

/** Makes an account, and its user if given, and signs in. */
export async function signedInAs(name: string, changes: Partial<User> | undefined): Promise<Somebody> {
  const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
  const id = await makeAccount(email, changes?.emailVerified === true);
  if (changes) {
    const { writeUser } = await import('#lambdas/store/user/user-store.ts');
    const residence = { country: 'IT', pricelist: 'pcu' };
    await writeUser(aStoredUser({ id, uid: id, email, ...residence, ...changes }));
  }
  return { id, email, token: await signedIn(email) };
}

async function makeAccount(email: string, isVerified: boolean): Promise<string> {
  const client = new CognitoIdentityProviderClient();
  const account = { UserPoolId: env.userPoolId, Username: email };
  const { User: made } = await client.send(
    new AdminCreateUserCommand({
      ...account,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isVerified) },
      ],
    }),
  );
  await client.send(new AdminSetUserPasswordCommand({ ...account, Password: demoPassword, Permanent: true }));
  return made?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
}
