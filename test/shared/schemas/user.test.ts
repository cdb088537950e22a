import { describe, expect, it } from 'vitest';
import { currentUser, userSnapshot, userTypes } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const complete = aStoredUser({
  pricelist: 'pcu',
  type: 'agente',
  company: 'Calce & Colore',
  address: 'Via delle Fornaci 12',
  postalCode: '10128',
  city: 'Torino',
  province: 'TO',
  phone: '+39 555 0100',
  phone1: '+39 555 0101',
  imageUrl: '/logo.png',
  imageName: 'logo.png',
});

describe('the current user', () => {
  it('has the fields of the session [QDA-004, CDA-047, CDA-049, CDA-054]', () => {
    const fields =
      'id uid firstName lastName email pricelist loggedIn superUser type company address postalCode city province ' +
      'phone phone1 checkbox1 checkbox2 showLogo imageUrl imageName language country managementMode ' +
      'managedCountries emailVerified';
    expect(Object.keys(currentUser(complete))).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(currentUser(complete)).toMatchObject({
      loggedIn: true,
      pricelist: 'pcu',
      company: 'Calce & Colore',
    });
  });

  it('is a super user when the stored user is one [QDA-005, CDA-052]', () => {
    expect(currentUser(aStoredUser({ isSuper: true })).superUser).toBe(true);
    expect(currentUser(aStoredUser()).superUser).toBe(false);
    expect(currentUser(complete)).not.toHaveProperty('isSuper');
  });

  it('speaks Italian and lives in Italy unless the record says otherwise [QDA-006, QDA-044, CDA-050, CDA-051]', () => {
    for (const missing of [undefined, null, '']) {
      const user = currentUser(aStoredUser({ language: missing, country: missing }));
      expect(user).toMatchObject({ language: 'it', country: 'IT' });
    }
    const speaks = (language: string | null) => currentUser(aStoredUser({ language, country: 'DE' }));
    expect(speaks('en')).toMatchObject({ language: 'en', country: 'DE' });
    expect(speaks(null)).toMatchObject({ language: 'it', country: 'DE' });
  });

  it('manages all countries unless the record says otherwise [QDA-007, CDA-053]', () => {
    expect(aStoredUser()).toMatchObject({ managementMode: 'all', managedCountries: [] });
  });

  it('has two consents, neither given at the start [QDA-008, CDA-055]', () => {
    expect(aStoredUser()).toMatchObject({ checkbox1: false, checkbox2: false });
  });
});

it('knows the types of users, the company’s own staff among them [SHL-002, QDA-009, WDA-058, CDA-005, CDA-006]', () => {
  expect(userTypes).toEqual([
    'privato',
    'rivenditore',
    'venditore-esterno',
    'agente',
    'imbianchino',
    'progettista',
    'keim',
    'test',
  ]);
});

it('keeps the person of the owner in a quotation, and nothing of the session [QDA-011]', () => {
  const snapshot = userSnapshot.parse({ ...complete, loggedIn: true, superUser: true, password: 'x' });
  const session =
    'loggedIn superUser isSuper emailVerified managementMode managedCountries checkbox1 checkbox2 password';
  for (const field of session.split(' ')) expect(snapshot).not.toHaveProperty(field);
  expect(snapshot).toMatchObject({
    uid: 'marta',
    company: 'Calce & Colore',
    province: 'TO',
    pricelist: 'pcu',
  });
});
