import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { target } from './contract-target.ts';

export const admin = new CognitoIdentityProviderClient({});
export const pool = { UserPoolId: target.userPoolId };
export const password = 'Colori-2026!';
/** Address of the pool. */
export const poolAddress = target.userPoolEndpoint ?? `https://cognito-idp.${target.region}.amazonaws.com`;

/** Amplify's storage in a browser. */
const browserStorage = new Map<string, string>();

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: target.userPoolId,
      userPoolClientId: target.userPoolClientId,
      ...(target.userPoolEndpoint && { userPoolEndpoint: target.userPoolEndpoint }),
    },
  },
  API: {
    GraphQL: { endpoint: target.graphqlEndpoint, region: target.region, defaultAuthMode: 'userPool' },
  },
});
cognitoUserPoolsTokenProvider.setKeyValueStorage({
  getItem: async (key) => browserStorage.get(key) ?? null,
  setItem: async (key, value) => void browserStorage.set(key, value),
  removeItem: async (key) => void browserStorage.delete(key),
  clear: async () => browserStorage.clear(),
});

/** Amplify without a session, as in a new browser. */
export async function openNewBrowser() {
  browserStorage.clear();
  await auth.signOut();
}

const made = new Set<string>();

export const newAddress = (beginning = 'contract-') => `${beginning}${randomUUID()}@example.com`;

/** An account as the application creates it: usable at once, with an unverified address. */
export async function createUser(email = newAddress()) {
  const { User } = await admin.send(
    new AdminCreateUserCommand({
      ...pool,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'false' },
      ],
    }),
  );
  const sub = User?.Username;
  if (!sub) throw new Error(`The account of ${email} has no id.`);
  made.add(sub);
  await setPassword(sub);
  return { sub, email };
}

export const setPassword = (Username: string, Password = password) =>
  admin.send(new AdminSetUserPasswordCommand({ ...pool, Username, Password, Permanent: true }));

/** Removes every account of this file, in any state. */
export async function removeUsers() {
  for (const Username of made) {
    await admin.send(new AdminDeleteUserCommand({ ...pool, Username })).catch((error: Error) => {
      if (error.name !== 'UserNotFoundException') throw error;
    });
  }
  made.clear();
}

export const signIn = (username: string, word = password) => auth.signIn({ username, password: word });

/** The tokens of the signed-in user. */
export async function sessionTokens(options: { forceRefresh?: boolean } = {}) {
  const { tokens } = await auth.fetchAuthSession(options);
  if (!tokens?.idToken) throw new Error('Nobody is signed in.');
  return {
    access: tokens.accessToken.toString(),
    id: tokens.idToken.toString(),
    claims: tokens.accessToken.payload,
    idClaims: tokens.idToken.payload,
    refresh: [...browserStorage].find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? '',
  };
}
