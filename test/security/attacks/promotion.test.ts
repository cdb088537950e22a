import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#infra/local/server.ts';
import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { limits } from '#shared/access/limits.ts';
import { mailsTo, withToken } from '#test/support/accounts-api.ts';
import { codeOf } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';
import { type AnsweredUser, accountFields, aNewUser, edited } from '#test/support/users-api.ts';
import { type Somebody, signedInAs } from '../roles.ts';

const superUser = (changes: object = {}) =>
  signedInAs('giver', { type: 'keim', isSuper: true, emailVerified: true, ...changes });

type Words = { user: object; currentPassword?: string | null };

const save = ({ token = '' }: Somebody, words: Words) =>
  withToken<{ saveUser: AnsweredUser }>(
    token,
    `mutation ($user: UserInput!, $currentPassword: String) {
      saveUser(user: $user, currentPassword: $currentPassword) { ${accountFields} }
    }`,
    words,
  );
const create = ({ token = '' }: Somebody, words: Words, key: string = randomUUID()) =>
  withToken<{ createUser: AnsweredUser }>(
    token,
    `mutation ($key: ID!, $user: NewUserInput!, $currentPassword: String) {
      createUser(key: $key, user: $user, currentPassword: $currentPassword) { ${accountFields} }
    }`,
    { key, ...words },
  );
const made = async (giver: Somebody, changes: object = {}) =>
  answered(await create(giver, { user: aNewUser(changes), currentPassword: demoPassword })).createUser;
const storedUser = async (id: string) => (await import('#lambdas/store/user/user-store.ts')).readUser(id);

const all = { isSuper: true, managementMode: 'all', managedCountries: [] };
const only = (...managedCountries: string[]) => ({ isSuper: true, managementMode: 'only', managedCountries });

/** Items about the account, stored beside the user. */
const notesOf = (id: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :note)',
    ExpressionAttributeValues: { ':pk': `U#${id}`, ':note': 'NOTE#' },
  });

/** Leaves no super user of all countries to other tests. */
const demoted = (giver: Somebody, user: AnsweredUser) =>
  save(giver, { user: edited(user, { isSuper: false, managementMode: 'all', managedCountries: [] }) });

describe('a thief of a super user’s session without the password', () => {
  it('promotes nobody: one tick is refused, also with a wrong password, and changes nothing [ROL-019]', async () => {
    const giver = await superUser();
    const user = await made(giver);
    const promoted = edited(user, all);
    expect(codeOf(await save(giver, { user: promoted }))).toBe('password-needed');
    expect(codeOf(await save(giver, { user: promoted, currentPassword: '' }))).toBe('password-needed');
    expect(codeOf(await save(giver, { user: promoted, currentPassword: 'Colori-2025!' }))).toBe(
      'wrong-password',
    );
    expect(await storedUser(user.id)).toMatchObject({ isSuper: false, revision: user.revision });
  });

  it('creates no super user either [ROL-019]', async () => {
    const giver = await superUser();
    const user = aNewUser(only('IT'));
    expect(codeOf(await create(giver, { user }))).toBe('password-needed');
    expect(codeOf(await create(giver, { user, currentPassword: 'Colori-2025!' }))).toBe('wrong-password');
    const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
    expect(await readUserByEmail(String(user.email))).toBeUndefined();
  });

  it.each([
    ['only some', only('IT'), only('IT', 'FR')],
    ['only some', only('IT'), all],
    ['all but some', { ...all, managementMode: 'allExcept', managedCountries: ['FR', 'CH'] }, all],
    [
      'all but some',
      { ...all, managementMode: 'allExcept', managedCountries: ['FR', 'CH'] },
      { ...all, managementMode: 'allExcept', managedCountries: ['FR'] },
    ],
    ['only some', only('IT'), { ...all, managementMode: 'allExcept', managedCountries: ['IT'] }],
  ])('gives no more countries to a manager of %s: %j becomes %j [ROL-019]', async (_, held, wider) => {
    const giver = await superUser();
    const user = await made(giver, held);
    expect(codeOf(await save(giver, { user: edited(user, wider) }))).toBe('password-needed');
    expect(await storedUser(user.id)).toMatchObject({ managedCountries: held.managedCountries });
  });

  it('restores no archived super user [ROL-019]', async () => {
    const giver = await superUser();
    const user = await made(giver, only('IT'));
    const gone = answered(await save(giver, { user: edited(user, { archived: true }) })).saveUser;
    expect(codeOf(await save(giver, { user: edited(gone, { archived: false }) }))).toBe('password-needed');
  });

  it('may guess ten times an hour [ROL-019]', async () => {
    const giver = await superUser();
    const user = edited(await made(giver), only('IT'));
    const guess = () => save(giver, { user, currentPassword: 'Colori-2025!' });
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries <= limits['own-credentials'].most; tries += 1)
      codes.push(codeOf(await guess()));
    expect(codes[0]).toBe('wrong-password');
    expect(codes.at(-1)).toBe('too-many-requests');
    // The hourly limit, not the account's pause, which ends sooner.
    const last = await save(giver, { user, currentPassword: demoPassword });
    expect(last.errors?.[0]).toMatchObject({
      errorType: 'too-many-requests',
      errorInfo: { retryAfter: expect.any(Number) },
    });
  });
});

describe('a super user with their own password', () => {
  it('promotes, demotes and narrows; only wider rights need the password [ROL-019]', async () => {
    const giver = await superUser();
    const user = await made(giver);
    const wide = answered(
      await save(giver, { user: edited(user, only('IT', 'FR')), currentPassword: demoPassword }),
    ).saveUser;
    expect(wide).toMatchObject(only('IT', 'FR'));
    const narrow = answered(await save(giver, { user: edited(wide, only('IT')) })).saveUser;
    expect(narrow.managedCountries).toEqual(['IT']);
    const same = answered(await save(giver, { user: edited(narrow, { city: 'Modena' }) })).saveUser;
    expect(answered(await demoted(giver, same)).saveUser.isSuper).toBe(false);
  });

  it('still gives no more than their own rights, and none to themselves [ROL-019]', async () => {
    const giver = await superUser(only('IT'));
    const user = await made(giver);
    for (const wider of [all, only('IT', 'FR')]) {
      const words = { user: edited(user, wider), currentPassword: demoPassword };
      expect(codeOf(await save(giver, words))).toBe('forbidden');
    }
    const { token = '', id } = giver;
    const own = await withToken<{ user: AnsweredUser }>(
      token,
      `query ($id: ID!) { user(id: $id) { ${accountFields} } }`,
      { id },
    );
    const self = edited(answered(own).user, { ...all, checkbox1: true, company: 'Calce & Colore' });
    const words = { user: self, currentPassword: demoPassword };
    expect(codeOf(await save(giver, words))).toBe('forbidden');
  });

  it('is reported by mail once to the promoted user, to the giver and to every super user of all countries [ROL-019]', async () => {
    const [giver, other] = [await superUser(), await superUser({ language: 'en' })];
    const narrow = await superUser(only('IT'));
    const user = await made(giver);
    const words = { user: edited(user, only('IT', 'DE')), currentPassword: demoPassword };
    const promoted = answered(await save(giver, words)).saveUser;
    const about = async ({ email }: { email: string }) =>
      (await mailsTo(email)).filter(({ text }) => text.includes('Nadia Riva') && text.includes('super u'));
    const [own] = await mailsTo(user.email);
    expect(own).toMatchObject({ subject: 'I tuoi permessi sono cambiati' });
    expect(own?.text).toContain(
      'puoi modificare il catalogo e gestire gli utenti di questi paesi: Italia e Germania.',
    );
    expect((await about(giver)).map(({ subject }) => subject)).toEqual([
      'Nuovi permessi di super utente per Nadia Riva',
    ]);
    const [english] = await about(other);
    expect(english?.text).toContain('the users of these countries: Italy and Germany');
    expect(await about(narrow)).toEqual([]);
    const sent = (await mailsTo(user.email)).length;
    await save(giver, { user: edited(promoted, { city: 'Modena' }) });
    expect((await mailsTo(user.email)).length).toBe(sent);
  });

  it('the mail promises nothing to a super user without a country [ROL-019]', async () => {
    const giver = await superUser();
    const user = await made(giver);
    answered(await save(giver, { user: edited(user, only()), currentPassword: demoPassword }));
    const [mail] = await mailsTo(user.email);
    expect(mail?.text).toContain('puoi usarli solo quando saranno scelti dei paesi.');
    expect(mail?.text).not.toContain('catalogo');
  });

  it('leaves a line in the user’s history: giver, time, old and new rights [ROL-019]', async () => {
    const giver = await superUser();
    const user = await made(giver);
    const words = { user: edited(user, only('IT')), currentPassword: demoPassword };
    const promoted = answered(await save(giver, words)).saveUser;
    const kept = (await notesOf(user.id)).filter(({ what }) => what === 'rights');
    expect(kept).toEqual([
      expect.objectContaining({
        by: 'Marta Bellini',
        at: promoted.updatedAt,
        before: { isSuper: false, managementMode: 'all', managedCountries: [] },
        after: only('IT'),
        gsi1pk: `OF#${giver.id}`,
      }),
    ]);
    await save(giver, { user: edited(promoted, { city: 'Modena' }) });
    expect((await notesOf(user.id)).filter(({ what }) => what === 'rights')).toHaveLength(1);
  });

  it('creates a super user once, with one line and one mail, however often the call is repeated [ROL-019]', async () => {
    const [giver, key] = [await superUser(), randomUUID()];
    const words = { user: aNewUser(only('IT')), currentPassword: demoPassword };
    const first = answered(await create(giver, words, key)).createUser;
    expect(answered(await create(giver, words, key)).createUser.id).toBe(first.id);
    expect((await notesOf(first.id)).map(({ what }) => what).toSorted()).toEqual(['consent', 'rights']);
    const mails = await mailsTo(String(words.user.email));
    expect(mails.filter(({ subject }) => subject === 'I tuoi permessi sono cambiati')).toHaveLength(1);
  });
});
