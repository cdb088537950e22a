import { describe, expect, it } from 'vitest';
import {
  asNobody,
  changed,
  mailedToken,
  mailsTo,
  password,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { codeOf, graphql, signedIn, tokenOf } from '#test/support/cloud.ts';

const { limits } = await import('#shared/access/limits.ts');
const { readAccount } = await import('#lambdas/store/user/account-store.ts');
const { verifyEmail } = await import('#lambdas/accounts/verify-email.ts');

const next = 'Vernici-2027!';
type Changed = { updateUser: { email: string; emailVerified: boolean; mailSent: boolean | null } };

const change = (token: string, wanted: Record<string, unknown>) =>
  withToken<Changed>(
    token,
    `mutation ($uid: ID!, $email: String, $password: String, $currentPassword: String) {
      updateUser(uid: $uid, email: $email, password: $password, currentPassword: $currentPassword) {
        email emailVerified mailSent
      }
    }`,
    wanted,
  );
const refused = (answer: Awaited<ReturnType<typeof change>>) => [
  codeOf(answer),
  answer.errors?.[0]?.errorInfo?.field,
];
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

const me = (token: string) => withToken(token, '{ currentUser { email } }');

describe('a super user of some countries', () => {
  it('sets no password of a super user of more countries, who would lend them their rights [OPC-11]', async () => {
    const limited = { isSuper: true, managementMode: 'only', managedCountries: ['IT'] };
    const { id: acting, token } = await registeredAndSignedIn();
    await changed(acting, limited);
    const { id, email } = await registeredAndSignedIn();
    const taken = { uid: id, password: next };
    await changed(id, { isSuper: true, managementMode: 'all' });
    expect(codeOf(await change(token, taken))).toBe('forbidden');
    expect(await signedIn(email, password)).toBeTypeOf('string');
    await changed(id, limited);
    expect(codeOf(await change(token, taken))).toBeUndefined();
  });
});

describe('any user', () => {
  it('sets their password, knowing the current one: their sessions end and they are told [USR-071, USR-072, USR-088, OPC-42]', async () => {
    const { id, email, token } = await registeredAndSignedIn({ type: 'privato', company: null });
    const { data } = await change(token, { uid: id, password: next, currentPassword: password });
    expect(data.updateUser).toEqual({ email, emailVerified: false, mailSent: null });
    await expect(signedIn(email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await subjects(email))[0]).toBe('La tua password è cambiata');
    expect(codeOf(await me(token))).toBe('not-signed-in');
    expect(codeOf(await me(await signedIn(email, next)))).toBeUndefined();
  });

  it('sets their e-mail: they sign in with the new one, which is unverified and asked; the old one is told [OPC-42, OPC-43]', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    await asNobody(verifyEmail, { token: await mailedToken(email) });
    const moved = `moved.${email}`;
    const { data } = await change(token, {
      uid: id,
      email: ` ${moved.toUpperCase()}`,
      currentPassword: password,
    });
    expect(data.updateUser).toEqual({ email: moved, emailVerified: false, mailSent: true });
    expect(await stored(id)).toMatchObject({ email: moved, emailVerified: false });
    expect(await readAccount(moved)).toMatchObject({ id, emailVerified: false });
    const [told] = await mailsTo(email);
    expect(told?.subject).toBe("L'e-mail del tuo account è cambiata");
    expect(told?.text).toContain(moved);
    expect(await subjects(moved)).toEqual(['Conferma la tua e-mail']);
    expect(await signedIn(moved, password)).toBeTypeOf('string');
    await expect(signedIn(email, password)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it.each([
    ['without the current password', undefined, ['invalid-input', 'currentPassword']],
    ['with a wrong one', 'Sbagliata-2026', ['wrong-password', undefined]],
  ])('changes nothing of a user %s [OPC-42]', async (_, currentPassword, expected) => {
    const { id, email, token } = await registeredAndSignedIn();
    const wanted = { uid: id, email: `moved.${email}`, password: next, currentPassword };
    expect(refused(await change(token, wanted))).toEqual(expected);
    expect((await stored(id)).email).toBe(email);
    expect(await signedIn(email, password)).toBeTypeOf('string');
  });

  it('tries the current password so often an hour', async () => {
    const { id, token } = await registeredAndSignedIn();
    const wanted = { uid: id, password: next };
    for (let index = 0; index < limits['own-credentials'].most; index += 1) await change(token, wanted);
    expect(codeOf(await change(token, { ...wanted, currentPassword: password }))).toBe('too-many-requests');
  });

  it('cannot take the e-mail of another: neither account nor user change [OPC-43, CER-007]', async () => {
    const other = await registeredAndSignedIn();
    const { id, email, token } = await registeredAndSignedIn();
    const wanted = { uid: id, email: other.email, password: next, currentPassword: password };
    expect(codeOf(await change(token, wanted))).toBe('email-taken');
    expect((await stored(id)).email).toBe(email);
    expect(await signedIn(email, password)).toBeTypeOf('string');
  });

  it.each([
    ['an e-mail that is none', { email: 'serena@' }, 'email'],
    ['an empty e-mail', { email: ' ' }, 'email'],
    ['a password of five characters', { password: 'Ab-1!' }, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['an id that is none', { uid: '/', password: next }, 'uid'],
  ])('is refused %s [USR-066, USR-067, USR-068, USR-069]', async (_, wanted, field) => {
    const { id, token } = await registeredAndSignedIn();
    expect(refused(await change(token, { uid: id, currentPassword: password, ...wanted }))).toEqual([
      'invalid-input',
      field,
    ]);
  });

  it.each([
    ['neither e-mail nor password', {}],
    ['both left empty', { email: null, password: null }],
    ['nobody whose they are', { uid: '', password: next }],
    ['nothing at all', { uid: '' }],
  ])('is refused with %s: the parameters are not valid [USR-073, OPC-55]', async (_, wanted) => {
    const { id, token } = await registeredAndSignedIn();
    const answer = await change(token, { uid: id, currentPassword: password, ...wanted });
    expect(refused(answer)).toEqual(['invalid-argument', undefined]);
  });

  it('changes nothing of others, who are not found', async () => {
    const other = await registeredAndSignedIn();
    const { token } = await registeredAndSignedIn();
    const wanted = { uid: other.id, password: next, currentPassword: password };
    expect(codeOf(await change(token, wanted))).toBe('not-found');
    expect(await signedIn(other.email, password)).toBeTypeOf('string');
  });
});

describe('a super user', () => {
  it('sets e-mail and password of a managed user, without knowing the current one [OPC-42, USR-088]', async () => {
    const { id, email, token } = await registeredAndSignedIn();
    const wanted = { uid: id, email: `moved.${email}`, password: next };
    const { data } = await change(await tokenOf('superUser'), wanted);
    expect(data.updateUser).toEqual({ email: wanted.email, emailVerified: false, mailSent: true });
    expect(await stored(id)).toMatchObject({ updatedBy: 'Giulia Ferrero', email: wanted.email });
    expect((await subjects(email)).slice(0, 2)).toEqual([
      'Questo indirizzo non è più di un account',
      'La tua password è cambiata',
    ]);
    expect(codeOf(await me(token))).toBe('not-signed-in');
    await expect(signedIn(wanted.email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('of other countries finds nobody to change', async () => {
    const { id } = await registeredAndSignedIn();
    for (const who of ['superUserOfGermanyAndAustria', 'superUserOfNoCountry'] as const) {
      expect(codeOf(await change(await tokenOf(who), { uid: id, password: next }))).toBe('not-found');
    }
  });

  it('needs the current password for their own [OPC-42]', async () => {
    const { id, token } = await registeredAndSignedIn();
    await changed(id, { isSuper: true });
    expect(refused(await change(token, { uid: id, password: next }))).toEqual([
      'invalid-input',
      'currentPassword',
    ]);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of a user and none of another', async () => {
    const { token } = await registeredAndSignedIn();
    const { data } = await withToken(token, 'mutation { signOutEverywhere }');
    expect(data).toEqual({ signOutEverywhere: true });
    expect(codeOf(await me(token))).toBe('not-signed-in');
    expect((await graphql('painter', '{ currentUser { id } }')).errors).toBeUndefined();
  });
});
