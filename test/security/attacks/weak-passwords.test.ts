import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  mailedToken,
  password,
  registered,
  registeredAndSignedIn,
  withToken,
} from '#test/support/accounts-api.ts';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { codeOf, signedIn } from '#test/support/cloud.ts';
import { aNewUser, create } from '#test/support/users-api.ts';

const { askPasswordReset } = await import('#lambdas/accounts/ask-password-reset.ts');
const { setNewPassword } = await import('#lambdas/accounts/set-new-password.ts');
const { signupUser } = await import('#lambdas/accounts/signup-user.ts');
const { makeSuperUser } = await import('#infra/super-user/make-super-user.ts');
const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');

/** Passwords that attackers try first. The user is Serena Gallo of Gallo Tinteggiature. */
const guesses = [
  ['123456', 'common-password'],
  ['654321', 'common-password'],
  ['PassWord1', 'common-password'],
  ['Serena2024!', 'password-of-person'],
  ['gallo.serena', 'password-of-person'],
  ['Tinteggiature-1', 'password-of-person'],
] as const;
const names = { firstName: 'Serena', lastName: 'Gallo' };

const update = (token: string, wanted: Record<string, unknown>) =>
  withToken(
    token,
    `mutation ($uid: ID!, $email: String, $password: String, $currentPassword: String) {
      updateUser(uid: $uid, email: $email, password: $password, currentPassword: $currentPassword) { email }
    }`,
    wanted,
  );

describe.each(guesses)('the password %s', (guess, code) => {
  it('makes no account, neither by a sign-up nor by a super user', async () => {
    const input = aSignUpInput({ password: guess });
    const asked = asNobody(signupUser, { key: randomUUID(), user: input });
    await expect(asked).rejects.toMatchObject({ code });
    expect(await readUserByEmail(input.email)).toBeUndefined();
    const company = 'Gallo Tinteggiature';
    expect(codeOf(await create(aNewUser({ ...names, company, password: guess })))).toBe(code);
  });

  it('is not set in the profile, nor by a super user for a user', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    expect(codeOf(await update(token, { uid: id, password: guess, currentPassword: password }))).toBe(code);
    const { id: acting, token: managing } = await registeredAndSignedIn();
    await changed(acting, { isSuper: true, managementMode: 'all' });
    expect(codeOf(await update(managing, { uid: id, password: guess }))).toBe(code);
    expect(await signedIn(email, password)).toBeTypeOf('string');
  });

  it('is not set by a mailed link, and the link stays good', async () => {
    const { email } = await registered();
    await asNobody(askPasswordReset, { email });
    const token = await mailedToken(email);
    await expect(asNobody(setNewPassword, { token, password: guess })).rejects.toMatchObject({ code });
    const better = asNobody(setNewPassword, { token, password: 'Vernici-2027!' });
    await expect(better).resolves.toEqual({ email });
  });

  it('does not make the first super user', async () => {
    const email = `tinteggiature.${randomUUID()}@example.com`;
    const asked = makeSuperUser({ ...names, email, password: guess }, new Date());
    await expect(asked).rejects.toThrow('Choose another.');
    expect(await readUserByEmail(email)).toBeUndefined();
  });
});

describe('a new password', () => {
  it('containing the new e-mail address is refused', async () => {
    const { id, token } = await registeredAndSignedIn();
    const email = `brughiera.${randomUUID()}@example.com`;
    const wanted = { uid: id, email, password: 'Brughiera-77', currentPassword: password };
    expect(codeOf(await update(token, wanted))).toBe('password-of-person');
  });

  it('is compared with its owner’s names, not with those of others', async () => {
    const { id, token } = await registeredAndSignedIn();
    const wanted = { uid: id, password: 'Nadia-Riva-77', currentPassword: password };
    expect(codeOf(await update(token, wanted))).toBeUndefined();
  });
});
