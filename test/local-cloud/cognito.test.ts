import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalCognito, startCognito } from '#infra/local/cognito/start-cognito.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

const poolId = 'eu-central-1_Local0001';
const clientId = 'localwebclient0000000000001';
const email = 'Anna.Rossi@example.com';
const password = 'Colori-2026!';
const pool = { UserPoolId: poolId };
const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const minute = 60_000;

let folder: string;
let clock: number;
let cognito: LocalCognito;
let served: ServedLocally;
let admin: sdk.CognitoIdentityProviderClient;
const memory = new Map<string, string>();

const open = () => startCognito({ folder, poolId, clientId, keys, now: () => clock });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  clock = Date.now();
  cognito = await open();
  // The service behind the port changes when a test starts it again.
  served = await serveLocally({ handle: (request, response) => cognito.handle(request, response) });
  admin = new sdk.CognitoIdentityProviderClient({
    endpoint: `${served.url}/_aws/cognito`,
    region: 'eu-central-1',
    credentials: keys,
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: `${served.url}/_aws/cognito`,
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => memory.get(key) ?? null,
    setItem: async (key, value) => void memory.set(key, value),
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  });
});

beforeEach(async () => {
  memory.clear();
  await auth.signOut();
  clock = Date.now();
  await admin.send(new sdk.AdminCreateUserCommand({ ...pool, Username: email, MessageAction: 'SUPPRESS' }));
  await admin.send(
    new sdk.AdminSetUserPasswordCommand({ ...pool, Username: email, Password: password, Permanent: true }),
  );
});

afterEach(async () => {
  await admin.send(new sdk.AdminDeleteUserCommand({ ...pool, Username: email }));
});

afterAll(async () => {
  await cognito.stop();
  await served.close();
  await rm(folder, { recursive: true });
});

const signIn = (word = password) => auth.signIn({ username: email, password: word });

async function accessToken(options: { forceRefresh?: boolean } = {}) {
  const { tokens } = await auth.fetchAuthSession(options);
  if (!tokens) throw new Error('Nobody is signed in.');
  return tokens.accessToken.toString();
}

const refreshToken = () => [...memory].find(([key]) => key.endsWith('.refreshToken'))?.[1];
const refreshWithSdk = (RefreshToken: string | undefined) =>
  admin.send(new sdk.GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));

describe('guessing passwords', () => {
  it('pauses after five wrong ones, also for the right one, and longer after each further one', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('Sbagliata-2026').catch(() => undefined);
    const paused = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    await expect(signIn()).rejects.toMatchObject(paused);
    clock += 1000;
    await signIn('Sbagliata-2026').catch(() => undefined);
    clock += 1000;
    await expect(signIn()).rejects.toMatchObject(paused);
    clock += 1000;
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });
});

describe('the time of a session', () => {
  it('is an hour for a token', async () => {
    await signIn();
    const token = await accessToken();
    clock += 59 * minute;
    expect(cognito.checkToken(token)).toBeDefined();
    clock += 2 * minute;
    expect(cognito.checkToken(token)).toBeUndefined();
  });

  it('goes on after that hour without the password', async () => {
    await signIn();
    clock += 61 * minute;
    expect(cognito.checkToken(await accessToken({ forceRefresh: true }))?.token_use).toBe('access');
  });

  it('is thirty days altogether', async () => {
    await signIn();
    clock += 31 * 24 * 60 * minute;
    await expect(refreshWithSdk(refreshToken())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });
});

describe('on the disk', () => {
  it('users and sessions outlive a restart', async () => {
    await signIn();
    const token = await accessToken();
    await cognito.stop();
    cognito = await open();
    expect(cognito.checkToken(token)).toBeDefined();
    expect((await refreshWithSdk(refreshToken())).AuthenticationResult?.TokenType).toBe('Bearer');
    await auth.signOut();
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('there is never a password or a refresh token', async () => {
    await signIn();
    const stored = await readFile(join(folder, 'users.json'), 'utf8');
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(refreshToken());
  });
});
