import { describe, expect, it } from 'vitest';
import { mayOpen } from '#shared/access/decide-route.ts';
import { type DrawerItem, drawerItems } from '#shared/access/drawer.ts';
import { routeOf } from '#shared/access/routes.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const administration = [
  'phases',
  'priceLists',
  'priceUpdate',
  'colours',
  'tags',
  'users',
  'statistics',
  'notifications',
  'guidedTestEditor',
  'repair',
];
const keysOf = (user: Parameters<typeof drawerItems>[0]) => drawerItems(user).map(({ key }) => key);
const itemOf = (user: Parameters<typeof drawerItems>[0], key: DrawerItem['key']) =>
  drawerItems(user).find((item) => item.key === key);

describe('the drawer', () => {
  it('is empty when logged out, and has items when logged in [SHL-035, SHL-036]', () => {
    expect(drawerItems(null)).toEqual([]);
    expect(drawerItems(aUser())).not.toEqual([]);
  });

  it('leads to quotations and products [SHL-037, SHL-038]', () => {
    expect(itemOf(aUser(), 'quotations')).toEqual({ key: 'quotations', path: '/preventivi', group: 'work' });
    expect(itemOf(aUser(), 'products')).toEqual({ key: 'products', path: '/prodotti', group: 'work' });
  });

  it('disables quotations and products until the e-mail is verified [SHL-039]', () => {
    for (const user of [aUser({ emailVerified: false }), aSuperUser({ emailVerified: false })]) {
      expect(itemOf(user, 'quotations')?.disabledReason).toBe('email-not-verified');
      expect(itemOf(user, 'products')?.disabledReason).toBe('email-not-verified');
    }
  });

  it.each(['rivenditore', 'venditore-esterno', 'agente', 'imbianchino', 'progettista', 'keim'])(
    'leads a %s to their offers, customers and works, below quotations, once the e-mail is verified [CUS-001, WRK-001, CUS-002, OFR-001]',
    (type) => {
      const offers = { key: 'offers', path: '/offerte', group: 'work' };
      expect(itemOf(aUser({ type }), 'offers')).toEqual(offers);
      const customers = { key: 'customers', path: '/clienti', group: 'work' };
      expect(itemOf(aUser({ type }), 'customers')).toEqual(customers);
      const works = { key: 'works', path: '/lavorazioni', group: 'work' };
      expect(itemOf(aUser({ type }), 'works')).toEqual(works);
      expect(keysOf(aUser({ type })).slice(0, 4)).toEqual(['quotations', 'offers', 'customers', 'works']);
      for (const area of ['offers', 'customers', 'works'] as const) {
        const waiting = itemOf(aUser({ type, emailVerified: false }), area);
        expect(waiting?.disabledReason).toBe('email-not-verified');
      }
    },
  );

  it('has no offers, customers and works for private customers and the type test; super users have their own [CUS-002]', () => {
    for (const area of ['offers', 'customers', 'works'] as const) {
      for (const type of ['privato', 'test', null]) expect(itemOf(aUser({ type }), area)).toBeUndefined();
      expect(itemOf(aSuperUser({ type: 'privato' }), area)).toBeDefined();
    }
  });

  it('shows the administration to super users only [SHL-003, SHL-040]', () => {
    expect(keysOf(aUser())).toEqual(['quotations', 'products', 'profile', 'logout']);
    expect(keysOf(aSuperUser())).toEqual(expect.arrayContaining(administration));
  });

  it('leads super users to the route of the tags, and nobody else [TAG-001, TAG-002]', () => {
    const tags = { key: 'tags', path: '/tag', group: 'administration' };
    expect(itemOf(aSuperUser(), 'tags')).toEqual(tags);
    expect(routeOf('/tag')?.name).toBe('ElencoTag');
    expect(itemOf(aUser(), 'tags')).toBeUndefined();
    expect(mayOpen('/tag', aUser())).toBe(false);
  });

  it('leads super users to the route of the users, and nobody else [USR-001, USR-002, SHL-029]', () => {
    const users = { key: 'users', path: '/utenti', group: 'administration' };
    expect(itemOf(aSuperUser(), 'users')).toEqual(users);
    expect(routeOf('/utenti')?.name).toBe('Utenti');
    expect(itemOf(aUser(), 'users')).toBeUndefined();
    expect(mayOpen('/utenti', aUser())).toBe(false);
  });

  it('leads super users from the users on to the statistics, and nobody else', () => {
    const statistics = { key: 'statistics', path: '/statistiche', group: 'administration' };
    expect(itemOf(aSuperUser({ country: 'DE' }), 'statistics')).toEqual(statistics);
    const keys = keysOf(aSuperUser());
    expect(keys[keys.indexOf('users') + 1]).toBe('statistics');
    expect(itemOf(aUser(), 'statistics')).toBeUndefined();
    expect(mayOpen('/statistiche', aUser())).toBe(false);
  });

  it('leads super users to the colour folders, and nobody else [COL-003]', () => {
    const leadsThere = (superUser: boolean) =>
      drawerItems(aUser({ superUser })).some(({ key, path }) => key === 'colours' && path === '/cartelle');
    expect([leadsThere(true), leadsThere(false)]).toEqual([true, false]);
  });

  it('leads super users to the routes of the phases, and nobody else [PHA-001, PHA-002, PHA-003]', () => {
    const phases = { key: 'phases', path: '/fasi', group: 'administration' };
    expect(itemOf(aSuperUser(), 'phases')).toEqual(phases);
    expect([routeOf('/fasi')?.name, routeOf('/fasi/fondo')?.name]).toEqual(['Fasi', 'Fase']);
    expect(itemOf(aUser(), 'phases')).toBeUndefined();
    expect([mayOpen('/fasi', aUser()), mayOpen('/fasi/fondo', aUser())]).toEqual([false, false]);
  });

  // SHL-041 and OPW-65 closed two items by the user's own country; spec decision 27 overrules them.
  it('disables notifications and guidedTestEditor, among others, where the server would refuse what they do, and says why [SHL-041, NOT-021, WDA-050]', () => {
    const ofGermany = aSuperUser({ managementMode: 'only', managedCountries: ['DE'], country: 'IT' });
    const ofItaly = aSuperUser({ managementMode: 'only', managedCountries: ['IT'], country: 'DE' });
    const ofNone = aSuperUser({ managementMode: 'only', managedCountries: [] });
    const reasonsOf = (user: typeof ofNone) =>
      Object.fromEntries(
        drawerItems(user).flatMap(({ key, disabledReason }) =>
          disabledReason ? [[key, disabledReason]] : [],
        ),
      );
    expect(reasonsOf(aSuperUser({ country: 'DE' }))).toEqual({});
    expect(reasonsOf(ofItaly)).toEqual({ priceUpdate: 'all', notifications: 'all' });
    expect(reasonsOf(ofGermany)).toEqual({
      priceUpdate: 'all',
      notifications: 'all',
      guidedTestEditor: 'italy',
    });
    expect(reasonsOf(ofNone)).toEqual({
      ...Object.fromEntries(['phases', 'priceLists', 'colours', 'tags', 'repair'].map((key) => [key, 'one'])),
      ...reasonsOf(ofGermany),
    });
    expect(itemOf(aUser({ country: 'IT' }), 'notifications')).toBeUndefined();
  });

  it('ends with profile and logout for every logged-in user [SHL-042]', () => {
    for (const user of [aUser(), aUser({ emailVerified: false }), aSuperUser()]) {
      expect(keysOf(user).slice(-2)).toEqual(['profile', 'logout']);
      expect(itemOf(user, 'profile')?.disabledReason).toBeUndefined();
    }
  });

  it('leads nowhere its user may not go', () => {
    for (const user of [aUser(), aUser({ emailVerified: false }), aSuperUser({ country: 'DE' })]) {
      const usable = drawerItems(user).filter((item) => !item.disabledReason);
      for (const { path } of usable) expect(mayOpen(path, user)).toBe(true);
    }
  });
});
