import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { inject } from 'vitest';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';

export const cloudUrl = inject('cloudUrl');

// Operations and stores called in the test use the same cloud.
setLocalEnvironment(cloudUrl);

export const accounts = {
  painter: 'andrea.conti@example.com',
  retailer: 'marco.bellini@example.com',
  superUser: 'giulia.ferrero@example.com',
  superUserOfGermanyAndAustria: 'lukas.brandner@example.com',
  superUserOfNoCountry: 'davide.sala@example.com',
  privateUser: 'giovanni.neri@example.com',
  unverified: 'omar.benali@example.com',
  germanRetailer: 'stefan.huber@example.com',
} as const;
export type Who = keyof typeof accounts;

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: process.env.USER_POOL_ID ?? '',
      userPoolClientId: process.env.USER_POOL_CLIENT_ID ?? '',
      userPoolEndpoint: `${cloudUrl}/_aws/cognito`,
    },
  },
});

const tokens = new Map<Who, Promise<string>>();
let lastSignIn: Promise<unknown> = Promise.resolve();

/** An access token of a demo user, by a real sign-in: one for each user and file. */
export function tokenOf(who: Who): Promise<string> {
  const known = tokens.get(who);
  if (known) return known;
  const token = signedIn(accounts[who]);
  tokens.set(who, token);
  return token;
}

/** An access token of any account. Sign-ins run one after the other. */
export function signedIn(username: string, password = demoPassword): Promise<string> {
  const token = lastSignIn.then(() => signInAs(username, password));
  lastSignIn = token.catch(() => {});
  return token;
}

async function signInAs(username: string, password: string): Promise<string> {
  // Its own storage: Amplify refuses a second user in the same one.
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  await signIn({ username, password });
  const { tokens: session } = await fetchAuthSession();
  if (!session) throw new Error(`${username} did not get a session.`);
  return session.accessToken.toString();
}

type Failure = { errorType: string; errorInfo: Record<string, unknown> | null; message: string };
export type Answer<Data> = { data: Data; errors?: Failure[] };

/** Sends a GraphQL request as a demo user, or as nobody. */
export async function graphql<Data = Record<string, unknown>>(
  who: Who | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data>> {
  const authorization = who ? await tokenOf(who) : undefined;
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** The code of the first error of an answer. */
export const codeOf = (answer: Answer<unknown>): string | undefined => answer.errors?.[0]?.errorType;
