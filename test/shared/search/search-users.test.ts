import { describe, expect, it } from 'vitest';
import type { UserLight } from '#shared/schemas/user.ts';
import { searchRows } from '#shared/search/search-rows.ts';
import {
  allUsersPageSize,
  defaultUserPageSize,
  type UserSearch,
  userPageSizes,
  userQuery,
  userRules,
  userSorts,
} from '#shared/search/search-users.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const anna: UserLight = aStoredUser({
  id: 'anna',
  firstName: 'Anna',
  lastName: 'Zanetti',
  company: 'Colori Zanetti',
  email: 'zanetti@example.com',
  type: 'rivenditore',
  city: 'Bologna',
  province: 'bo',
  country: null,
  language: 'it',
  pricelist: 'pcu',
  checkbox1: true,
  checkbox2: true,
  createdAt: '2026-03-01T10:00:00.000Z',
});
const stefan: UserLight = aStoredUser({
  id: 'stefan',
  firstName: 'Stefan',
  lastName: 'Huber',
  email: 'huber@example.com',
  type: 'agente',
  city: 'München',
  country: 'de',
  language: 'de',
  isSuper: true,
  checkbox1: true,
  createdAt: '2026-03-02T10:00:00.000Z',
});
const old: UserLight = aStoredUser({
  id: 'old',
  firstName: 'Émile',
  lastName: 'Roux',
  email: 'emile@example.com',
  country: 'FR',
  archived: true,
  createdAt: '2026-01-01T10:00:00.000Z',
});
const found = (wanted: UserSearch, users = [anna, stefan, old]) =>
  searchRows(users, userRules, userQuery(wanted)).items.map(({ id }) => id);

describe('a column of ids that shows names', () => {
  it('is in the order of the names, those without one first, rows of one name by id', () => {
    const users = [
      aStoredUser({ id: 'b', pricelist: 'list-1' }),
      aStoredUser({ id: 'a', pricelist: 'list-1' }),
      aStoredUser({ id: 'c', pricelist: 'list-2' }),
      aStoredUser({ id: 'd', pricelist: null }),
    ];
    const called: Record<string, string> = { 'list-1': 'Ungheria', 'list-2': 'Austria' };
    const names = { of: 'pricelist' as const, name: (id: string) => called[id] ?? id };
    const ids = (descending: boolean) =>
      searchRows(users, userRules, { ...userQuery({ sort: 'pricelist', descending }), names }).items.map(
        ({ id }) => id,
      );
    expect(ids(false)).toEqual(['d', 'c', 'a', 'b']);
    expect(ids(true)).toEqual(['b', 'a', 'c', 'd']);
  });
});

describe('searching users', () => {
  it.each([
    ['anna zanetti', 'anna'],
    ['COLORI', 'anna'],
    ['huber@', 'stefan'],
    ['münch', 'stefan'],
  ])('looks into name, company, e-mail and city: %s', (search, id) => {
    expect(found({ search })).toEqual([id]);
  });

  it('looks nowhere else', () => {
    for (const search of ['rivenditore', 'pcu', '2026']) expect(found({ search })).toEqual([]);
  });
});

describe('the filters of the users', () => {
  it('hide archived users while the switch is off and show them while it is on [USR-007]', () => {
    expect(found({})).toEqual(['stefan', 'anna']);
    expect(found({ archived: true })).toEqual(['stefan', 'anna', 'old']);
  });

  it('are country, province and the lack of a price list [USR-004, USR-005]', () => {
    expect(found({ country: 'IT' })).toEqual(['anna']);
    expect(found({ country: 'DE' })).toEqual(['stefan']);
    expect(found({ province: 'BO' })).toEqual(['anna']);
    expect(found({ province: 'TO' })).toEqual([]);
    expect(found({ withoutPricelist: true })).toEqual(['stefan']);
    expect(found({ archived: true, withoutPricelist: true, country: 'FR' })).toEqual(['old']);
  });
});

describe('the price lists to confirm', () => {
  const suggested = { ...anna, id: 'suggested', suggestedPricelist: 'pcu' };
  const confirmed = { ...suggested, id: 'confirmed', pricelistConfirmed: true };
  const without = { ...suggested, id: 'without', pricelist: null };
  const users = [anna, suggested, confirmed, without];

  it('are suggestions that nobody confirmed [USR-006, OPC-35]', () => {
    expect(found({ pricelistToConfirm: true }, users).toSorted()).toEqual(['suggested', 'without']);
  });

  it('are narrowed by the other filters [USR-005, USR-006]', () => {
    expect(found({ pricelistToConfirm: true, withoutPricelist: true }, users)).toEqual(['without']);
  });
});

describe('the order of the users', () => {
  it('is newest first at the start [USR-019]', () => {
    expect(found({ archived: true })).toEqual(['stefan', 'anna', 'old']);
    expect(found({ archived: true, sort: 'createdAt', descending: false })).toEqual([
      'old',
      'anna',
      'stefan',
    ]);
  });

  it.each([
    ['name', ['anna', 'old', 'stefan']],
    ['email', ['old', 'stefan', 'anna']],
    ['type', ['old', 'stefan', 'anna']],
    ['province', ['old', 'stefan', 'anna']],
    ['country', ['stefan', 'old', 'anna']],
    ['language', ['old', 'stefan', 'anna']],
    ['pricelist', ['old', 'stefan', 'anna']],
    ['consent', ['old', 'stefan', 'anna']],
    ['superUser', ['anna', 'old', 'stefan']],
  ] as const)('may be that of %s, both ways (decision 17)', (sort, ids) => {
    expect(found({ archived: true, sort })).toEqual(ids);
    expect(found({ archived: true, sort, descending: true })).toEqual(ids.toReversed());
  });

  it('is offered for every column that is listed', () => {
    for (const sort of userSorts) expect(userRules.compare(sort)(anna, stefan)).not.toBe(0);
  });
});

describe('the pages of the users', () => {
  const many = Array.from({ length: 25 }, (_, index) => aStoredUser({ id: `${index + 100}` }));

  it('hold 20 rows at the start, or 10, 20, 30, or as many as come at once while all are shown [USR-017, USR-018]', () => {
    expect([defaultUserPageSize, userPageSizes]).toEqual([20, [10, 20, 30]]);
    expect(found({}, many)).toHaveLength(20);
    expect(found({ pageSize: 10 }, many)).toHaveLength(10);
    expect(found({ pageSize: 15 }, many)).toHaveLength(20);
    expect(found({ pageSize: allUsersPageSize }, many)).toHaveLength(25);
    expect(found({ page: 2, pageSize: 10 }, many)).toHaveLength(5);
  });
});
