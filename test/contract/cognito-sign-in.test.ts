import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';
import {
  admin,
  createUser,
  newAddress,
  openNewBrowser,
  password,
  pool,
  removeUsers,
  sessionTokens,
  signIn,
} from '#test/support/contract-user.ts';

const wrong = 'Sbagliata-2026';
let user: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  user = await createUser();
});
beforeEach(openNewBrowser);
afterAll(removeUsers);

describe('signing in', () => {
  it('works by e-mail in any case of letters, with an unverified address too', async () => {
    expect(await signIn(user.email.toUpperCase())).toMatchObject({ isSignedIn: true });
    expect((await sessionTokens()).idClaims).toMatchObject({ sub: user.sub, email_verified: false });
  });

  it('with a wrong password gives NotAuthorizedException', async () => {
    await expect(signIn(user.email, wrong)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('with an unknown address gives UserNotFoundException, because the pool does not hide it', async () => {
    await expect(signIn(newAddress())).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  it('is refused to a disabled user until they are enabled again', async () => {
    const { email } = await createUser();
    await admin.send(new AdminDisableUserCommand({ ...pool, Username: email }));
    await expect(signIn(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await admin.send(new AdminEnableUserCommand({ ...pool, Username: email }));
    expect(await signIn(email)).toMatchObject({ isSignedIn: true });
  });

  it('pauses after five wrong passwords', async () => {
    const { email } = await createUser();
    const refusals: string[] = [];
    // The first pause is a second; later ones are longer than any sign-in.
    while (refusals.length < 10 && !refusals.includes('Password attempts exceeded')) {
      await signIn(email, wrong).catch(({ message }: Error) => refusals.push(message));
    }
    expect(refusals.slice(0, 5)).toEqual(Array(5).fill('Incorrect username or password.'));
    expect(refusals.at(-1)).toBe('Password attempts exceeded');
  });

  it('a second time in the same browser gives UserAlreadyAuthenticatedException', async () => {
    await signIn(user.email);
    await expect(signIn(user.email)).rejects.toMatchObject({ name: 'UserAlreadyAuthenticatedException' });
  });
});

describe('the client of the web app', () => {
  it('accepts no password in plain text', async () => {
    const AuthParameters = { USERNAME: user.email, PASSWORD: password };
    const asked = new InitiateAuthCommand({
      ClientId: target.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters,
    });
    await expect(admin.send(asked)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('lets nobody sign up without the server', async () => {
    await expect(auth.signUp({ username: newAddress(), password })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('does not exist under another id', async () => {
    const asked = new InitiateAuthCommand({
      ClientId: 'anotherclient0000000000001',
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: user.email, SRP_A: 'ab12' },
    });
    await expect(admin.send(asked)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
