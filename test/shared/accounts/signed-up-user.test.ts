import { describe, expect, it } from 'vitest';
import { suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { profileProblem } from '#shared/accounts/profile-problem.ts';
import { signedUpUser } from '#shared/accounts/signed-up-user.ts';
import { withProfile } from '#shared/accounts/with-profile.ts';
import { isListForCountry } from '#shared/catalogue/is-list-for-country.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import { profileInput, signUpInput } from '#shared/schemas/user-input.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { aProfileInput, aSignUpInput } from '#test/support/builders/user-input.ts';

const now = new Date('2026-11-20T09:00:00Z');
const signedUp = (changes = {}) => signedUpUser(signUpInput.parse(aSignUpInput(changes)), 'id', 'pcu', now);
const said = (changes = {}) => profileInput.parse(aProfileInput(changes));
const aList = (changes: object) => priceList.parse({ id: 'x', name: 'X', ...changes });

describe('a newly registered user', () => {
  it('is stored without password, rights and price list; the second phone and the second consent may be missing [USR-041, USR-042, OPC-37, CDA-048]', () => {
    const user = signedUp({ phone1: '', isSuper: true, pricelist: 'pcu' });
    expect(user).not.toHaveProperty('password');
    expect(user).toMatchObject({ phone1: null, checkbox1: true, checkbox2: false, isSuper: false });
    expect(user).toMatchObject({ pricelist: null, suggestedPricelist: 'pcu', createdAt: now.toISOString() });
  });

  it('speaks the language of the country unless another was chosen [USR-040, OPC-40]', () => {
    expect(signedUp().language).toBe('it');
    expect(signedUp({ country: 'AT', province: null }).language).toBe('en');
    expect(signedUp({ country: 'AT', province: null, language: 'it' }).language).toBe('it');
  });

  it('has a province in Italy alone', () => {
    expect(signedUp({ country: 'AT', province: 'BO' }).province).toBeNull();
  });
});

describe('the suggested price list', () => {
  const ofItaly = { countries: ['IT'] };
  const lists = [
    aList({ ...ofItaly, id: 'north', name: ' pcu ' }),
    aList({ ...ofItaly, id: 'south', name: 'Sud', code: 'PCCS' }),
  ];
  const person = { type: 'agente', country: 'IT', province: 'TO' };

  it('is the one with the code of the province, or with that name [OPC-38]', () => {
    expect(suggestedListOf(person, lists)).toBe('north');
    expect(suggestedListOf({ ...person, province: 'NA' }, lists)).toBe('south');
  });

  it('is none where no list has the code, nor where none is suggested [OPC-38]', () => {
    expect(suggestedListOf(person, [])).toBeNull();
    expect(suggestedListOf({ ...person, type: 'privato' }, lists)).toBeNull();
  });

  it('is none that is not for Italy [OPW-59]', () => {
    expect(suggestedListOf(person, [aList({ id: 'abroad', name: 'PCU', countries: ['DE'] })])).toBeNull();
  });
});

describe('a changed profile', () => {
  it('keeps what is not the user’s to change [OPC-11, PRO-019, PRO-020, PRO-021]', () => {
    const user = aStoredUser({ type: 'agente', pricelist: 'pcu', country: 'IT' });
    const changed = withProfile(user, said({ type: 'keim', country: 'DE' }), undefined);
    expect(changed).toMatchObject({ type: 'agente', pricelist: 'pcu', country: 'IT', province: 'BO' });
    expect(changed).toMatchObject({ email: user.email, isSuper: false, revision: user.revision });
  });

  it('of a super user who moved keeps a price list that is for the country, and no other [PRO-021, OPC-48]', () => {
    const user = aStoredUser({ isSuper: true, pricelist: 'x', country: 'IT' });
    const moved = said({ country: 'DE', province: null });
    const listAfter = (list?: ReturnType<typeof aList>) => withProfile(user, moved, list).pricelist;
    expect(listAfter(aList({ countries: ['DE'] }))).toBe('x');
    expect(listAfter(aList({ isCatchAll: true }))).toBe('x');
    expect(listAfter(aList({ countries: ['IT'] }))).toBeNull();
    expect(listAfter()).toBeNull();
    expect(withProfile(user, said(), undefined).pricelist).toBe('x');
  });

  it('lacks what its type and country need [PRO-016, PRO-017]', () => {
    const user = { type: 'agente', country: 'IT', company: 'Calce', province: 'BO' };
    expect(profileProblem(user)).toBeUndefined();
    expect(profileProblem({ ...user, company: null })).toBe('company');
    expect(profileProblem({ ...user, province: null })).toBe('province');
    expect(profileProblem({ ...user, type: 'privato', company: null })).toBeUndefined();
    expect(profileProblem({ ...user, country: 'DE', province: null })).toBeUndefined();
  });
});

it('a price list is for its countries, or for all [OPC-48]', () => {
  expect(isListForCountry(aList({ countries: ['it'] }), 'IT')).toBe(true);
  expect(isListForCountry(aList({ countries: ['IT'] }), 'DE')).toBe(false);
  expect(isListForCountry(aList({ isCatchAll: true }), 'DE')).toBe(true);
});
