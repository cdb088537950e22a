import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { deleteUser, deleteUserAttributes, updatePassword, updateUserAttributes } from 'aws-amplify/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';
import {
  admin,
  createUser,
  newAddress,
  openNewBrowser,
  password,
  pool,
  removeUsers,
  setPassword,
  signIn,
} from '#test/support/contract-user.ts';

const next = 'Vernici-2027!';
let email: string;

beforeEach(async () => {
  await openNewBrowser();
  ({ email } = await createUser());
});
afterAll(removeUsers);

/** The policy wants six characters, of any kind. */
const weak = ['breve', '12345', 'Ab-1!'];

describe('a password set by the server', () => {
  it('replaces the one before', async () => {
    await setPassword(email, next);
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await signIn(email, next)).toMatchObject({ isSignedIn: true });
  });

  it.each(weak)('is refused when it breaks the policy: %s', async (word) => {
    await expect(setPassword(email, word)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  it('is refused when it begins or ends with a blank or is longer than 256', async () => {
    for (const word of [` ${next}`, `${next} `, next.repeat(20)]) {
      await expect(setPassword(email, word)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
  });

  it('needs an account', async () => {
    await expect(setPassword(newAddress())).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('an action on an account that only the server may take', () => {
  it.each([
    ['set another password', () => updatePassword({ oldPassword: password, newPassword: next })],
    ['change an attribute', () => updateUserAttributes({ userAttributes: { locale: 'de' } })],
    ['take an attribute away', () => deleteUserAttributes({ userAttributeKeys: ['locale'] })],
    ['delete it', () => deleteUser()],
  ])('is forbidden in its owner’s session: %s', async (_, call) => {
    await signIn(email);
    await expect(call()).rejects.toMatchObject({ name: 'ForbiddenException' });
    await openNewBrowser();
    expect(await signIn(email)).toMatchObject({ isSignedIn: true });
  });
});

describe('a check of a password by the server', () => {
  const ask = (PASSWORD: string, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'CUSTOM_AUTH') =>
    admin.send(
      new AdminInitiateAuthCommand({
        ...pool,
        ClientId: target.userPoolClientId,
        AuthFlow,
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    );

  it('accepts the account’s password and no other', async () => {
    const { AuthenticationResult } = await ask(password, 'ADMIN_USER_PASSWORD_AUTH');
    expect(AuthenticationResult?.AccessToken).toBeTypeOf('string');
    await expect(ask('Sbagliata-2026', 'ADMIN_USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('works in no other way', async () => {
    await expect(ask(password, 'CUSTOM_AUTH')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
