import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import { local, setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
import { type SignedIn, srpSession } from './srp-sign-in.ts';

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

const pool = new CognitoIdentityProviderClient();

const tokens = new Map<Who, Promise<string>>();

/** An access token of a demo user, by a real sign-in: one for each user and file. */
export function tokenOf(who: Who): Promise<string> {
  const known = tokens.get(who);
  if (known) return known;
  const token = signedIn(accounts[who]);
  tokens.set(who, token);
  return token;
}

/** An access token of any account. */
export const signedIn = async (username: string, password = demoPassword): Promise<string> =>
  (await newSession(username, password)).AccessToken;

export const newSession = (username: string, password: string): Promise<SignedIn> =>
  srpSession(pool, username, password);

/** Another access token of a session, without the password. */
export async function renewedToken({ RefreshToken }: SignedIn): Promise<string> {
  const asked = { ClientId: local.userPoolClientId, RefreshToken };
  const { AuthenticationResult } = await pool.send(new GetTokensFromRefreshTokenCommand(asked));
  return AuthenticationResult?.AccessToken ?? '';
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
