import { describe, expect, it } from 'vitest';
import { credentialsInput } from '#shared/schemas/credentials-input.ts';
import { newUserInput, profileInput, signUpInput, userInput } from '#shared/schemas/user-input.ts';
import { aProfileInput, aSignUpInput } from '#test/support/builders/user-input.ts';

const problemOf = (schema: typeof signUpInput | typeof newUserInput, changes: object) =>
  schema.safeParse(aSignUpInput({ ...changes })).error?.issues[0];
const both = [
  ['who signs up', signUpInput],
  ['whom a super user makes', newUserInput],
] as const;

describe.each(both)('the user %s', (_, schema) => {
  it.each([
    ['a type', { type: '' }, 'type', 'typeRequired'],
    ['a nationality', { country: ' ' }, 'country', 'countryRequired'],
    ['a first name', { firstName: ' ' }, 'firstName', 'firstNameRequired'],
    ['a last name', { lastName: '' }, 'lastName', 'lastNameRequired'],
    ['a telephone', { phone: '' }, 'phone', 'phoneRequired'],
  ])('needs %s [USR-027, USR-028, USR-029, USR-030, USR-031, PRO-024]', (_what, changes, field, message) => {
    expect(problemOf(schema, changes)).toMatchObject({ path: [field], message });
  });

  it.each([
    ['an e-mail', { email: '' }, 'email', 'auth.emailRequired'],
    ['a password', { password: '' }, 'password', 'passwordRequired'],
    ['the privacy consent', { checkbox1: false }, 'checkbox1', 'privacyRequired'],
  ])('needs %s [USR-032, USR-033, USR-035, PRO-024]', (_what, changes, field, message) => {
    expect(problemOf(schema, changes)).toMatchObject({ path: [field], message });
  });

  it.each(['rivenditore', 'venditore-esterno', 'agente', 'imbianchino', 'progettista'])(
    'names a company as %s, and need not as a private one [USR-036, PRO-024]',
    (type) => {
      expect(problemOf(schema, { type, company: '' })).toMatchObject({
        path: ['company'],
        message: 'companyRequired',
      });
      expect(problemOf(schema, { type: 'privato', company: '' })).toBeUndefined();
    },
  );

  it('names a province in Italy and nowhere else [USR-037, PRO-024]', () => {
    expect(problemOf(schema, { province: '' })).toMatchObject({
      path: ['province'],
      message: 'provinceRequired',
    });
    expect(problemOf(schema, { province: 'XX' })).toMatchObject({ path: ['province'] });
    expect(problemOf(schema, { country: 'FR', province: null })).toBeUndefined();
  });

  it('has a password of six characters at least [USR-039, PRO-024]', () => {
    expect(problemOf(schema, { password: '12345' })).toMatchObject({
      path: ['password'],
      message: 'passwordLength',
    });
    expect(problemOf(schema, { password: '123456' })).toBeUndefined();
  });

  it('may leave language, second telephone and marketing consent out [USR-040, USR-041, USR-042]', () => {
    const { language, phone1, checkbox2, ...needed } = aSignUpInput();
    expect(schema.parse(needed)).toMatchObject({ language: null, phone1: null, checkbox2: false });
    expect([language, phone1, checkbox2]).toEqual([null, null, false]);
  });

  it('has a telephone of 5 to 20 digits and signs, and an e-mail in small letters [OPC-41]', () => {
    for (const phone of ['1234', '+39 051 5550123 int 4', '1'.repeat(21)]) {
      expect(problemOf(schema, { phone })).toMatchObject({ path: ['phone'], message: 'phoneShape' });
    }
    expect(problemOf(schema, { phone: '(+39) 051/555-01' })).toBeUndefined();
    expect(problemOf(schema, { phone1: 'nessuno' })).toMatchObject({ path: ['phone1'] });
    expect(schema.parse(aSignUpInput({ email: '  Anna@Example.COM ' })).email).toBe('anna@example.com');
  });
});

const ofCountry = (country: unknown) => aSignUpInput({ country, province: null });
const takers = [
  ['who signs up', (country: unknown) => signUpInput.safeParse(ofCountry(country))],
  ['whom a super user makes', (country: unknown) => newUserInput.safeParse(ofCountry(country))],
  [
    'whom a super user saves',
    (country: unknown) => {
      const { email, password, ...rest } = ofCountry(country);
      return userInput.safeParse({ ...rest, id: 'u1', revision: 1 });
    },
  ],
  [
    'a user who saves a profile',
    (country: unknown) => profileInput.safeParse(aProfileInput({ country, province: null })),
  ],
  [
    'who manages countries',
    (country: unknown) => newUserInput.safeParse({ ...aSignUpInput(), managedCountries: ['IT', country] }),
  ],
] as const;

describe.each(takers)('the country of somebody %s', (who, taking) => {
  it.each(['XX', 'UK', 'ITA', 'I', 'Italia', '39', '', ' ', null, 39])(
    'is one that there is, not %j [CDA-051, GEO-030]',
    (country) => {
      const path = who === 'who manages countries' ? ['managedCountries', 1] : ['country'];
      expect(taking(country).error?.issues[0]).toMatchObject({ path, message: 'countryRequired' });
    },
  );

  it('may be written in small letters [CDA-051]', () => {
    expect(taking('fr').success).toBe(true);
    expect(JSON.stringify(taking(' fr ').data)).toContain('"FR"');
  });
});

describe('a profile', () => {
  it('cannot take the privacy consent back [PRO-018]', () => {
    const { error } = profileInput.safeParse(aProfileInput({ checkbox1: false }));
    expect(error?.issues[0]).toMatchObject({ path: ['checkbox1'], message: 'privacyRequired' });
  });

  it('holds no right, and is refused with one [OPC-11]', () => {
    for (const right of [
      'isSuper',
      'superUser',
      'pricelist',
      'managementMode',
      'archived',
      'emailVerified',
    ]) {
      expect(profileInput.safeParse(aProfileInput({ [right]: true })).success).toBe(false);
    }
  });
});

describe('credentials', () => {
  it('are of somebody, and change e-mail, password or both [USR-073]', () => {
    for (const nothing of [
      {},
      { uid: 'u' },
      { email: 'a@example.com', password: 'Colori' },
      { uid: 'u', email: null },
      { uid: '', password: 'Colori' },
    ]) {
      const messages = credentialsInput.safeParse(nothing).error?.issues.map(({ message }) => message);
      expect(messages).toContain('invalid-argument');
    }
    for (const something of [{ email: 'a@example.com' }, { password: 'Colori' }]) {
      expect(credentialsInput.safeParse({ uid: 'u', ...something }).success).toBe(true);
    }
  });
});
