import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signOut } from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';
import {
  admin,
  createUser,
  openNewBrowser,
  pool,
  poolAddress,
  removeUsers,
  sessionTokens,
  signIn,
} from '#test/support/contract-user.ts';

const { region, userPoolId, userPoolClientId: clientId } = target;
let user: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  await openNewBrowser();
  user = await createUser();
  await signIn(user.email);
});
afterAll(removeUsers);

const refreshWith = (RefreshToken: string) =>
  admin.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));
const ownerOf = (AccessToken: string) => admin.send(new GetUserCommand({ AccessToken }));

describe('the tokens of a session', () => {
  it('name the user, the pool, the client and an hour of validity', async () => {
    const { claims, idClaims } = await sessionTokens();
    const iss = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
    expect(claims).toMatchObject({
      iss,
      sub: user.sub,
      username: user.sub,
      client_id: clientId,
      token_use: 'access',
    });
    expect(idClaims).toMatchObject({
      iss,
      sub: user.sub,
      aud: clientId,
      token_use: 'id',
      email: user.email,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  it('are signed with a key that the pool publishes', async () => {
    const keys = await fetch(`${poolAddress}/${userPoolId}/.well-known/jwks.json`);
    const { access, id } = await sessionTokens();
    for (const [token, tokenUse] of [
      [access, 'access'],
      [id, 'id'],
    ] as const) {
      const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse });
      verifier.cacheJwks(await keys.clone().json());
      expect((await verifier.verify(token)).sub).toBe(user.sub);
    }
  });
});

describe('a session', () => {
  it('is renewed by Amplify without the password', async () => {
    const before = await sessionTokens();
    const after = await sessionTokens({ forceRefresh: true });
    expect(after.claims).toMatchObject({ sub: user.sub, origin_jti: before.claims.origin_jti });
    expect(after.access).not.toBe(before.access);
  });

  it('shows its user to a caller with its access token', async () => {
    const { UserAttributes } = await ownerOf((await sessionTokens()).access);
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: user.email });
  });

  it('ends for every token at a global sign-out of the user', async () => {
    const { access, refresh } = await sessionTokens();
    await signOut({ global: true });
    await expect(refreshWith(refresh)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    await expect(ownerOf(access)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
  });

  it('ends when the server signs out the user everywhere', async () => {
    const { refresh } = await sessionTokens();
    await admin.send(new AdminUserGlobalSignOutCommand({ ...pool, Username: user.sub }));
    await expect(refreshWith(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('ends in this browser alone at an ordinary sign-out', async () => {
    const here = await sessionTokens();
    await openNewBrowser();
    await signIn(user.email);
    const elsewhere = await sessionTokens();
    await signOut({ global: false });
    await expect(refreshWith(elsewhere.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await refreshWith(here.refresh)).AuthenticationResult?.TokenType).toBe('Bearer');
  });

  it('gets new tokens at each sign-in; tokens of the session before open nothing', async () => {
    const all = ({ access, id, refresh, claims }: Awaited<ReturnType<typeof sessionTokens>>) => [
      ...[access, id, refresh],
      ...[claims.jti, claims.origin_jti],
    ];
    const before = await sessionTokens();
    await signOut();
    await signIn(user.email);
    const after = await sessionTokens();
    expect(new Set([...all(before), ...all(after)]).size).toBe(10);
    await expect(refreshWith(before.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(ownerOf(before.access)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await refreshWith(after.refresh)).AuthenticationResult?.TokenType).toBe('Bearer');
    expect((await ownerOf(after.access)).Username).toBe(user.sub);
  });

  it('ends when the account is disabled', async () => {
    const { refresh } = await sessionTokens();
    await admin.send(new AdminDisableUserCommand({ ...pool, Username: user.sub }));
    await expect(refreshWith(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('ends when the account is deleted', async () => {
    const { refresh } = await sessionTokens();
    await admin.send(new AdminDeleteUserCommand({ ...pool, Username: user.sub }));
    await expect(refreshWith(refresh)).rejects.toThrow();
  });

  it('cannot be forged', async () => {
    await expect(refreshWith('invented')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(ownerOf('invented')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
