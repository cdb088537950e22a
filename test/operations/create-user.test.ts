import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '#test/support/accounts-api.ts';
import { cloudUrl, codeOf, graphql, signedIn } from '#test/support/cloud.ts';
import { aNewUser, aPassword, create, created, destroy, read } from '#test/support/users-api.ts';

const errorOf = async (answer: ReturnType<typeof create>) => (await answer).errors?.[0];

describe('a new user', () => {
  it('is made with an account by a super user, signs in with the password and is not verified [USR-085, USR-089, CDA-003]', async () => {
    const user = await created();
    expect(user).toMatchObject({
      firstName: 'Nadia',
      emailVerified: false,
      archived: false,
      superUser: false,
    });
    expect(user.uid).toBe(user.id);
    const token = await signedIn(user.email, aPassword);
    const me = await fetch(`${cloudUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query: '{ currentUser { id email emailVerified } }' }),
    });
    expect((await me.json()).data.currentUser).toEqual({
      id: user.id,
      email: user.email,
      emailVerified: false,
    });
  });

  it('has the fields of a user, the creation in seconds, and never a password [CDA-047, CDA-048, CDA-052, OPC-12, CDA-055, CDA-056]', async () => {
    const before = Math.floor(Date.now() / 1000);
    const given = {
      ...{ address: 'Via Emilia 1', address2: 'Scala B', postalCode: '40121', city: 'Bologna' },
      ...{ phone1: '051 654321', checkbox2: true, showLogo: true, language: 'en' },
    };
    const user = await created(given);
    expect(user).toMatchObject({ ...given, checkbox1: true, isSuper: false, superUser: false });
    expect(user.createdAt).toBeGreaterThanOrEqual(before);
    expect(user.createdAt).toBeLessThanOrEqual(Date.now() / 1000);
    expect(JSON.stringify(await read(user.id))).not.toContain(aPassword);
    const answer = await graphql('superUser', `{ user(id: "${user.id}") { password } }`);
    expect(answer.errors?.[0]?.message).toContain('password');
    const { readUser } = await import('#lambdas/store/user/user-store.ts');
    expect(JSON.stringify(await readUser(user.id))).not.toContain(aPassword);
  });

  it('gets a mail to verify the address, in their language', async () => {
    const [italian, english] = await Promise.all([created(), created({ country: 'DE', province: null })]);
    expect(await mailsTo(italian.email)).toMatchObject([
      { text: expect.stringContaining('/verifica#token=') },
    ]);
    const [mail] = await mailsTo(english.email);
    expect(mail?.subject).not.toBe((await mailsTo(italian.email))[0]?.subject);
  });

  it('speaks the language of the country where none is chosen [USR-040, USR-043, USR-044, CDA-050]', async () => {
    expect((await created()).language).toBe('it');
    expect((await created({ country: 'FR', province: null })).language).toBe('en');
    expect((await created({ language: 'en' })).language).toBe('en');
    expect(await errorOf(create(aNewUser({ language: 'de' })))).toMatchObject({ errorType: 'invalid-input' });
  });

  it('is made once, however often the call is tried', async () => {
    const [user, key] = [aNewUser(), randomUUID()];
    const answers = await Promise.all([create(user, 'superUser', key), create(user, 'superUser', key)]);
    answers.push(await create(user, 'superUser', key));
    const ids = answers.map(({ data, errors }) => data?.createUser.id ?? errors?.[0]?.errorType);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    const other = { ...user, lastName: 'Altra' };
    expect(codeOf(await create(other, 'superUser', key))).toBe('conflict');
  });

  it('is refused with an address that somebody has, or that is none [CER-002, CER-003]', async () => {
    const { email } = await created();
    expect(codeOf(await create(aNewUser({ email: email.toUpperCase() })))).toBe('email-taken');
    expect(await errorOf(create(aNewUser({ email: 'nadia' })))).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: 'user.email' },
    });
  });

  const refusedField = async (changes: object) => (await errorOf(create(aNewUser(changes))))?.errorInfo;

  it.each([
    ['type', { type: 'pittore' }],
    ['country', { country: '' }],
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: '' }],
    ['phone', { phone: '' }],
  ])('needs %s: %j [USR-027, USR-028, USR-029, USR-030, USR-031]', async (field, changes) => {
    expect(await refusedField(changes)).toMatchObject({ field: `user.${field}` });
  });

  it.each([
    ['email', { email: '' }],
    ['password', { password: '' }],
    ['password', { password: 'corta' }],
    ['checkbox1', { checkbox1: false }],
    ['company', { company: '' }],
    ['province', { province: null }],
  ])('needs %s: %j [USR-032, USR-033, USR-035, USR-036, USR-037, USR-039]', async (field, changes) => {
    expect(await refusedField(changes)).toMatchObject({ field: `user.${field}` });
  });

  it('needs neither company nor province where they say nothing, nor second phone or marketing consent [USR-036, USR-037, USR-041, USR-042]', async () => {
    const foreigner = await created({ type: 'privato', country: 'DE', company: null, province: null });
    expect(foreigner).toMatchObject({ company: null, province: null, phone1: null, checkbox2: false });
  });
});

describe('the price list of a new user', () => {
  it('is the chosen one, beside the one that the province suggests [USR-047, CDA-049, OPC-38]', async () => {
    const lists = { suggestedPricelist: 'pcu', pricelistConfirmed: true };
    expect(await created({ pricelist: 'pcu' })).toMatchObject({ ...lists, pricelist: 'pcu' });
    const southern = await created({ province: 'NA', pricelist: 'pcu' });
    expect(southern).toMatchObject({ pricelist: 'pcu', suggestedPricelist: 'pccs' });
  });

  it('waits for a word where none is chosen: no prices, and a suggestion to confirm [OPC-35, OPC-38]', async () => {
    const lists = { pricelist: null, suggestedPricelist: 'pcu', pricelistConfirmed: false };
    expect(await created()).toMatchObject(lists);
  });

  it('is none for private users, and none is suggested without a province [USR-048, USR-049, GEO-028, GEO-029]', async () => {
    const none = { pricelist: null, suggestedPricelist: null };
    expect(await created({ type: 'privato', pricelist: 'pcu' })).toMatchObject(none);
    expect(await created({ country: 'DE', province: 'BO' })).toMatchObject({ ...none, province: null });
  });

  it('is refused when it is not for the country [USR-047]', async () => {
    const german = aNewUser({ country: 'DE', province: null, pricelist: 'pcu' });
    expect(codeOf(await create(german))).toBe('unknown-price-list');
    expect(codeOf(await create(aNewUser({ pricelist: 'no-list' })))).toBe('unknown-price-list');
  });
});

describe('a super user who makes a user', () => {
  it('is a super user of the country [USR-053, OPC-10]', async () => {
    const [italian, german] = [aNewUser(), aNewUser({ country: 'DE', province: null })];
    expect(codeOf(await create(italian, 'painter'))).toBe('forbidden');
    expect(await errorOf(create(italian, 'superUserOfGermanyAndAustria'))).toMatchObject({
      errorType: 'forbidden',
      errorInfo: { field: 'country' },
    });
    expect(codeOf(await create(german, 'superUserOfGermanyAndAustria'))).toBeUndefined();
  });

  it('makes nobody without a country [USR-055, USR-079]', async () => {
    for (const country of ['IT', 'DE', 'FR'])
      expect(codeOf(await create(aNewUser({ country }), 'superUserOfNoCountry'))).toBe('forbidden');
  });

  it('gives rights up to their own [USR-064, USR-065, CDA-053, OPC-11]', async () => {
    const austrian = { country: 'AT', province: null, isSuper: true, managementMode: 'only' };
    const narrow = await created({ ...austrian, managedCountries: ['AT'] }, 'superUserOfGermanyAndAustria');
    expect(narrow).toMatchObject({ isSuper: true, superUser: true, managedCountries: ['AT'] });
    for (const wider of [{ managedCountries: ['AT', 'IT'] }, { managementMode: 'all' }]) {
      const asked = create(aNewUser({ ...austrian, ...wider }), 'superUserOfGermanyAndAustria');
      expect(codeOf(await asked)).toBe('forbidden');
    }
  });

  it('lists no countries in mode all [USR-074, USR-080]', async () => {
    const user = await created({ isSuper: true, managementMode: 'all', managedCountries: ['DE'] });
    expect(user).toMatchObject({ managementMode: 'all', managedCountries: [] });
    // No full administrator stays behind for other tests.
    expect(codeOf(await destroy(user.id))).toBeUndefined();
    expect(await errorOf(create(aNewUser({ managementMode: 'some' })))).toMatchObject({
      errorInfo: { field: 'user.managementMode' },
    });
  });
});
