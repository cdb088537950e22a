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
const minute = 60_000;

let folder: string;
let clock: number;
let cognito: LocalCognito;
let served: ServedLocally;
let admin: sdk.CognitoIdentityProviderClient;
const memory = new Map<string, string>();

const open = () => startCognito({ folder, poolId, clientId, now: () => clock });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  clock = Date.now();
  cognito = await open();
  // The service behind the port changes when a test starts it again.
  served = await serveLocally({ handle: (request, response) => cognito.handle(request, response) });
  admin = new sdk.CognitoIdentityProviderClient({
    endpoint: `${served.url}/_aws/cognito`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
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
  await setPassword(password);
});

afterEach(async () => {
  await admin.send(new sdk.AdminDeleteUserCommand({ ...pool, Username: email }));
});

afterAll(async () => {
  await cognito.stop();
  await served.close();
  await rm(folder, { recursive: true });
});

const setPassword = (to: string) =>
  admin.send(
    new sdk.AdminSetUserPasswordCommand({ ...pool, Username: email, Password: to, Permanent: true }),
  );

const signIn = (word = password, username = email) => auth.signIn({ username, password: word });

async function tokens(options: { forceRefresh?: boolean } = {}) {
  const { tokens } = await auth.fetchAuthSession(options);
  if (!tokens?.idToken) throw new Error('Nobody is signed in.');
  return {
    access: tokens.accessToken.toString(),
    id: tokens.idToken.toString(),
    claims: tokens.accessToken.payload,
  };
}

const refreshToken = () => [...memory].find(([key]) => key.endsWith('.refreshToken'))?.[1];

describe('signing in with Amplify', () => {
  it('lets a user in by e-mail, in whatever letters he types it', async () => {
    expect(await signIn(password, 'ANNA.rossi@EXAMPLE.com')).toMatchObject({ isSignedIn: true });
  });

  it('gives tokens of the shape that Cognito gives', async () => {
    await signIn();
    const { access, id, claims } = await tokens();
    const issuer = `https://cognito-idp.eu-central-1.amazonaws.com/${poolId}`;
    expect(claims).toMatchObject({
      iss: issuer,
      client_id: clientId,
      token_use: 'access',
      username: claims.sub,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(cognito.checkToken(access)?.sub).toBe(claims.sub);
    expect(cognito.checkToken(id)).toMatchObject({ aud: clientId, email, email_verified: false });
  });

  it('signs tokens with the key that the pool publishes', async () => {
    await signIn();
    const { CognitoJwtVerifier } = await import('aws-jwt-verify');
    const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, clientId, tokenUse: 'access' });
    const keys = await fetch(`${served.url}/_aws/cognito/${poolId}/.well-known/jwks.json`);
    verifier.cacheJwks(await keys.json());
    const { access, claims } = await tokens();
    expect((await verifier.verify(access)).sub).toBe(claims.sub);
  });

  it('refuses a wrong password', async () => {
    await expect(signIn('Sbagliata-2026')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('says that a user is unknown, because the pool does not hide it', async () => {
    await expect(signIn(password, 'nobody@example.com')).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  it('keeps a disabled user out until he is enabled again', async () => {
    await admin.send(new sdk.AdminDisableUserCommand({ ...pool, Username: email }));
    await expect(signIn()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await admin.send(new sdk.AdminEnableUserCommand({ ...pool, Username: email }));
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('pauses after five wrong passwords, also for the right one, and longer after each further one', async () => {
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

describe('sessions', () => {
  it('refuses a token after its hour', async () => {
    await signIn();
    const { access } = await tokens();
    clock += 61 * minute;
    expect(cognito.checkToken(access)).toBeUndefined();
  });

  it('refuses a token that was changed', async () => {
    await signIn();
    const [head, body, signature] = (await tokens()).access.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    expect(cognito.checkToken(`${head}.${forged}.${signature}`)).toBeUndefined();
  });

  it('refreshes an expired session without asking for the password', async () => {
    await signIn();
    clock += 61 * minute;
    const { access } = await tokens({ forceRefresh: true });
    expect(cognito.checkToken(access)?.token_use).toBe('access');
  });

  it('ends a session after thirty days', async () => {
    await signIn();
    clock += 31 * 24 * 60 * minute;
    await expect(refreshWithSdk(refreshToken())).rejects.toThrow('Refresh Token has expired');
  });

  it('ends every session at a global sign-out', async () => {
    await signIn();
    const kept = refreshToken();
    const { access } = await tokens();
    await auth.signOut({ global: true });
    await expect(refreshWithSdk(kept)).rejects.toThrow('Refresh Token has been revoked');
    await expect(admin.send(new sdk.GetUserCommand({ AccessToken: access }))).rejects.toThrow(
      'has been revoked',
    );
  });

  it('ends every session when an administrator signs the user out', async () => {
    await signIn();
    await admin.send(new sdk.AdminUserGlobalSignOutCommand({ ...pool, Username: email }));
    await expect(refreshWithSdk(refreshToken())).rejects.toThrow('Refresh Token has been revoked');
  });

  it('keeps users and sessions over a restart', async () => {
    await signIn();
    const { access } = await tokens();
    await cognito.stop();
    cognito = await open();
    expect(cognito.checkToken(access)).toBeDefined();
    expect((await refreshWithSdk(refreshToken())).AuthenticationResult?.TokenType).toBe('Bearer');
    await auth.signOut();
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });
});

describe('passwords', () => {
  it('never stores a password or a refresh token', async () => {
    await signIn();
    const stored = await readFile(join(folder, 'users.json'), 'utf8');
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(refreshToken());
  });

  it.each(['Corta-26', 'senza-maiuscole-2026', 'SENZA-MINUSCOLE-2026', 'Senza-cifre'])(
    'refuses %s, which breaks the policy',
    async (weak) => {
      await expect(setPassword(weak)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    },
  );

  it('changes the own password for who knows the current one', async () => {
    await signIn();
    await expect(
      auth.updatePassword({ oldPassword: 'Sbagliata-2026', newPassword: 'Vernici-2027!' }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await auth.updatePassword({ oldPassword: password, newPassword: 'Vernici-2027!' });
    await auth.signOut();
    expect(await signIn('Vernici-2027!')).toMatchObject({ isSignedIn: true });
  });
});

describe('administration', () => {
  const describeUser = (Username: string) => admin.send(new sdk.AdminGetUserCommand({ ...pool, Username }));

  it('finds a user by e-mail and by id', async () => {
    const byEmail = await describeUser(email.toLowerCase());
    const byId = await describeUser(byEmail.Username ?? '');
    expect(byId).toMatchObject({ Enabled: true, UserStatus: 'CONFIRMED', Username: byEmail.Username });
    expect(byId.UserAttributes).toContainEqual({ Name: 'sub', Value: byEmail.Username });
    expect(byId.UserCreateDate).toBeInstanceOf(Date);
  });

  it('refuses a second account for the same address', async () => {
    const again = new sdk.AdminCreateUserCommand({ ...pool, Username: email.toUpperCase() });
    await expect(admin.send(again)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('treats a changed address as unverified and signs in with it', async () => {
    const UserAttributes = [{ Name: 'email', Value: 'anna@example.com' }];
    const { Username } = await describeUser(email);
    await admin.send(new sdk.AdminUpdateUserAttributesCommand({ ...pool, Username, UserAttributes }));
    expect((await describeUser('anna@example.com')).UserAttributes).toContainEqual({
      Name: 'email_verified',
      Value: 'false',
    });
    expect(await signIn(password, 'anna@example.com')).toMatchObject({ isSignedIn: true });
    const back = [{ Name: 'email', Value: email }];
    await admin.send(new sdk.AdminUpdateUserAttributesCommand({ ...pool, Username, UserAttributes: back }));
  });

  it('refuses administration without a signature', async () => {
    const answer = await fetch(`${served.url}/_aws/cognito/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
      body: JSON.stringify({ ...pool, Username: email }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

const refreshWithSdk = (RefreshToken: string | undefined) =>
  admin.send(new sdk.GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));
