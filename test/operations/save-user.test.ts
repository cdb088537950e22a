import { describe, expect, it } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';
import {
  cloudUrl,
  codeOf,
  graphql,
  newSession,
  renewedToken,
  signedIn,
  type Who,
} from '#test/support/cloud.ts';
import { listen, idOf as userIdOf } from '#test/support/live.ts';
import {
  type AnsweredUser,
  aPassword,
  confirm,
  created,
  edited,
  forceVerification,
  read,
  save,
  saved,
  signOut,
  userOf,
} from '#test/support/users-api.ts';

const german = { country: 'DE', province: null };
const errorOf = async (answer: ReturnType<typeof save>) => (await answer).errors?.[0];
const idOf = async (who: Who) =>
  (await graphql<{ currentUser: { id: string } }>(who, '{ currentUser { id } }')).data.currentUser.id;

describe('an edited user', () => {
  it('is saved with everything but e-mail and password [USR-062, USR-086]', async () => {
    const user = await created();
    const changes = {
      firstName: 'Nora',
      city: 'Modena',
      province: 'MO',
      phone1: '059 12345',
      showLogo: true,
    };
    const after = await saved(user, changes);
    expect(after).toEqual({ ...user, ...changes, revision: 2, updatedAt: after.updatedAt });
    expect(after.updatedBy).toBe('Giulia Ferrero');
    expect(await userOf(user.id)).toEqual(after);
    const credentials = { ...edited(after), email: 'nora@example.com' };
    expect((await errorOf(save(credentials)))?.message).toContain('email');
  });

  it.each([
    ['type', { type: '' }],
    ['country', { country: '' }],
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: '' }],
    ['checkbox1', { checkbox1: false }],
    ['company', { company: '' }],
  ])('needs %s: %j [USR-056, USR-057, USR-058, USR-059, USR-060, USR-061]', async (field, changes) => {
    const user = await created();
    expect(await errorOf(save(edited(user, changes)))).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: `user.${field}` },
    });
  });

  it('is not overwritten unseen: who saves second hears who was first [OPC-50]', async () => {
    const user = await created();
    await saved(user, { city: 'Parma' });
    expect(await errorOf(save(edited(user, { city: 'Ravenna' })))).toMatchObject({
      errorType: 'conflict',
      errorInfo: { by: 'Giulia Ferrero', at: expect.any(String) },
    });
    expect((await userOf(user.id)).city).toBe('Parma');
  });

  it('is told to super users at once, so that their lists are live [USR-084]', async () => {
    const listener = await listen('superUser', `user:${await userIdOf('superUser')}`);
    try {
      const user = await created();
      let change = await listener.next();
      while (change.id !== user.id) change = await listener.next();
      expect(change).toMatchObject({ entity: 'user', id: user.id, revision: 1 });
    } finally {
      listener.close();
    }
  });
});

describe('the countries of a super user', () => {
  it('are all that the super user sees, changes and moves users to [OPC-10]', async () => {
    const [italian, stefan] = [await created(), await created(german)];
    const who = 'superUserOfGermanyAndAustria';
    const calls = [save(edited(italian), who), read(italian.id, who), forceVerification(italian.id, who)];
    for (const call of [...calls, confirm(italian.id, 1, who), signOut(italian.id, who)])
      expect(codeOf(await call)).toBe('not-found');
    expect(await errorOf(save(edited(stefan, { country: 'IT' }), who))).toMatchObject({
      errorType: 'forbidden',
      errorInfo: { field: 'country' },
    });
    expect((await userOf(stefan.id)).country).toBe('DE');
    expect(codeOf(await save(edited(stefan, { country: 'AT' }), who))).toBeUndefined();
  });

  it('are none when none is listed [USR-079, OPC-10]', async () => {
    const { id } = await created(german);
    expect(codeOf(await read(id, 'superUserOfNoCountry'))).toBe('not-found');
  });
});

describe('the rights of a user', () => {
  it('are changed by a super user for others, not for themselves [USR-064, USR-065, OPC-11, OPC-12]', async () => {
    const user = await created();
    const rights = { isSuper: true, managementMode: 'only', managedCountries: ['IT'] };
    expect(await saved(user, rights)).toMatchObject({ ...rights, superUser: true });
    const me = await userOf(await idOf('superUser'));
    for (const change of [{ isSuper: false }, { managementMode: 'only', managedCountries: ['IT'] }])
      expect(await errorOf(save(edited(me, change)))).toMatchObject({
        errorType: 'forbidden',
        errorInfo: { field: 'isSuper' },
      });
  });

  it('let them save the rest of their own profile [USR-063]', async () => {
    const me = await userOf(await idOf('superUser'));
    expect(await saved(me, { address2: 'Interno 4' })).toMatchObject({
      address2: 'Interno 4',
      isSuper: true,
    });
  });

  it('reach no farther than those of the giver, and a super user with farther ones is left alone [OPC-11]', async () => {
    const who = 'superUserOfGermanyAndAustria';
    const stefan = await created(german);
    const rights = (managedCountries: string[]) => ({
      isSuper: true,
      managementMode: 'only',
      managedCountries,
    });
    expect(codeOf(await save(edited(stefan, rights(['DE', 'IT'])), who))).toBe('forbidden');
    expect(codeOf(await save(edited(stefan, { isSuper: true }), who))).toBe('forbidden');
    const wide = await saved(stefan, rights(['DE', 'IT']));
    const calls = [save(edited(wide, { city: 'Bonn' }), who), forceVerification(wide.id, who)];
    for (const call of [...calls, signOut(wide.id, who)]) expect(codeOf(await call)).toBe('forbidden');
    // Super users of the user's country see the user.
    expect(codeOf(await read(wide.id, who))).toBeUndefined();
  });

  it('name as many countries as are given, and none in mode all [USR-080, CDA-053]', async () => {
    const user = await created();
    const managed = { managementMode: 'only', managedCountries: ['IT', 'FR'] };
    const narrow = await saved(user, managed);
    expect(narrow).toMatchObject(managed);
    expect((await saved(narrow, { managementMode: 'all' })).managedCountries).toEqual([]);
  });
});

describe('an archived user', () => {
  it('cannot sign in, is nobody at once, and can again once restored [OPC-33]', async () => {
    const user = await created();
    const token = await signedIn(user.email, aPassword);
    const archived = await saved(user, { archived: true });
    const { readAccount } = await import('#lambdas/store/user/account-store.ts');
    expect((await readAccount(user.id))?.enabled).toBe(false);
    await expect(signedIn(user.email, aPassword)).rejects.toThrow();
    expect(await asked(token)).toBe('not-signed-in');
    await saved(archived, { archived: false });
    expect(await asked(await signedIn(user.email, aPassword))).toBeUndefined();
  });

  it('is never the one who archives [OPC-33]', async () => {
    const me = await userOf(await idOf('superUser'));
    expect(await errorOf(save(edited(me, { archived: true })))).toMatchObject({
      errorType: 'forbidden',
      errorInfo: { field: 'archived' },
    });
  });
});

/** The result of a call with a token: the code of its refusal. */
async function asked(authorization: string): Promise<string | undefined> {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  return codeOf(await response.json());
}

describe('the price list of a user', () => {
  it('is taken away when the user moves to where it does not apply, or becomes a private user [USR-045, USR-049, OPC-48]', async () => {
    const moved = await saved(await created({ pricelist: 'pcu' }), { country: 'DE' });
    expect(moved).toMatchObject({ pricelist: null, suggestedPricelist: null, province: null });
    const retired = await saved(await created({ pricelist: 'pcu' }), { type: 'privato' });
    expect(retired).toMatchObject({ pricelist: null, suggestedPricelist: null });
  });

  it('is refused when it is for another country [USR-047]', async () => {
    const user = await created({ pricelist: 'pcu' });
    expect(codeOf(await save(edited(user, { pricelist: 'export-dach-fr' })))).toBe('unknown-price-list');
    expect(codeOf(await save(edited(user, { pricelist: 'none' })))).toBe('unknown-price-list');
    expect((await saved(user, { pricelist: 'pccs' })).pricelist).toBe('pccs');
  });

  it('is suggested anew by a new province, and to be confirmed where the user has none [OPC-35, OPC-38]', async () => {
    const user = await created();
    const moved = await saved(user, { province: 'NA' });
    const toConfirm = { pricelist: null, suggestedPricelist: 'pccs', pricelistConfirmed: false };
    expect(moved).toMatchObject(toConfirm);
    expect(await saved(moved, { pricelist: 'pcu' })).toMatchObject({ pricelistConfirmed: true });
  });

  it('is the suggested one after one word of a super user [OPC-35]', async () => {
    const user = await created();
    const { data } = await confirm(user.id, user.revision);
    expect(data.confirmPriceList).toMatchObject({ pricelist: 'pcu', pricelistConfirmed: true, revision: 2 });
    expect(await userOf(user.id)).toEqual(data.confirmPriceList);
    expect(codeOf(await confirm(user.id, user.revision))).toBe('conflict');
    const foreigner = await created(german);
    expect(codeOf(await confirm(foreigner.id, 1))).toBe('unknown-price-list');
  });
});

describe('the address of a user', () => {
  it('is verified by force, in the account too [USR-083, USR-093]', async () => {
    const user = await created();
    const { data } = await forceVerification(user.id);
    expect(data.forceEmailVerification).toMatchObject({ id: user.id, emailVerified: true, revision: 2 });
    const { readAccount } = await import('#lambdas/store/user/account-store.ts');
    expect((await readAccount(user.id))?.emailVerified).toBe(true);
    const again = (await forceVerification(user.id)).data.forceEmailVerification;
    expect(again).toMatchObject({ emailVerified: true, revision: 2 });
  });

  it('is of nobody when there is no such user', async () => {
    expect(codeOf(await forceVerification('nobody'))).toBe('not-found');
  });
});

it('ends the sessions of a user on request: their tokens are not renewed', async () => {
  const user = await created();
  const session = await newSession(user.email, aPassword);
  expect(await renewedToken(session)).toBeTruthy();
  expect((await signOut(user.id)).data.signOutUser).toBe(user.id);
  await expect(renewedToken(session)).rejects.toThrow('Refresh Token has been revoked');
});

it('answers an older user without a country as an Italian, and one without a type as stored [CDA-051, OPC-31]', async () => {
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const old = aStoredUser({ id: 'legacy', uid: 'legacy', email: 'legacy@example.com' });
  await writeUser(old);
  const user: AnsweredUser = await userOf('legacy');
  expect(user).toMatchObject({ country: 'IT', type: null });
  const listed = await graphql<{ users: { items: object[] } }>(
    'superUser',
    '{ users(filter: { search: "legacy@" }) { items { email type } } }',
  );
  expect(listed.data.users.items).toEqual([{ email: 'legacy@example.com', type: null }]);
});
