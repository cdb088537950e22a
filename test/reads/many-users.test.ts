import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserLight, userLight } from '#shared/schemas/user.ts';
import { allUsersPageSize, type UserSearch, userQuery, userRules } from '#shared/search/search-users.ts';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { publishRows } from '#test/support/snapshot-of.ts';

const services = await openDataServices();
afterAll(services.close);
const { readModel } = await import('#lambdas/store/list/read-model.ts');
const { ofManagedCountries } = await import('#lambdas/store/list/lists.ts');
/** A function that starts anew: a running one goes on with the snapshot before the newest. */
const coldStart = () => readModel('user', userRules);
let userList = coldStart();

const [few, many] = [100, 10_000];
const countries = ['IT', 'DE', 'AT', 'FR', 'CH'];

/** A fifth of them in each country; every tenth archived, every fourth without a list, every eighth to be confirmed. */
const listed = (count: number): UserLight[] =>
  Array.from({ length: count }, (_, index) =>
    userLight.parse(
      aStoredUser({
        id: `user-${index}`,
        lastName: `Bellini ${index}`,
        email: `bellini.${index}@example.com`,
        country: countries[index % countries.length],
        pricelist: index % 4 === 0 ? null : 'pcu',
        suggestedPricelist: index % 8 === 0 ? 'pcu' : null,
        archived: index % 10 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      }),
    ),
  );

const searches: Record<string, UserSearch> = {
  'the first page': {},
  'a page far behind': { page: 400, pageSize: 20 },
  'a page of those that come one after the other': { page: 20, pageSize: allUsersPageSize },
  'a search': { search: 'bellini 99' },
  'a country': { country: 'DE' },
  'users without a price list': { withoutPricelist: true },
  'price lists to confirm': { pricelistToConfirm: true },
  'archived ones too, by name': { archived: true, sort: 'name' },
};

async function measured(): Promise<Record<string, number>> {
  const units: Record<string, number> = {};
  for (const [name, wanted] of Object.entries(searches))
    units[name] = (await capacityOf(() => userList.search(userQuery(wanted)))).read;
  return units;
}

let withFew: Record<string, number>;
let withMany: Record<string, number>;

beforeAll(async () => {
  const first = await publishRows('user', listed(few), userRules);
  withFew = await measured();
  await publishRows('user', listed(many), userRules, first);
  userList = coldStart();
  withMany = await measured();
});

const found = (wanted: UserSearch) => userList.search(userQuery(wanted));

describe('ten thousand users', () => {
  it.each(Object.keys(searches))('cost as little to read as a hundred: %s', (name) => {
    expect(withMany[name]).toBe(1);
    expect(withMany[name]).toBe(withFew[name]);
  });

  it('come in pages of 10, 20 and 30, and in larger ones until all are there [USR-017, USR-018]', async () => {
    for (const pageSize of [10, 20, 30]) expect((await found({ pageSize })).items).toHaveLength(pageSize);
    const ids = new Set<string>();
    for (let page = 0; page * allUsersPageSize < many; page += 1) {
      const { items } = await found({ archived: true, page, pageSize: allUsersPageSize });
      for (const { id } of items) ids.add(id);
    }
    expect(ids.size).toBe(many);
  });

  it('are found, filtered and sorted among all of them [USR-003, USR-004, USR-005, USR-006, USR-007, USR-019]', async () => {
    expect((await found({})).total).toBe(9000);
    expect((await found({})).items[0]?.id).toBe('user-9999');
    expect((await found({ search: 'bellini.9876@' })).items.map(({ id }) => id)).toEqual(['user-9876']);
    expect((await found({ archived: true, country: 'DE' })).total).toBe(2000);
    expect((await found({ archived: true, withoutPricelist: true })).total).toBe(2500);
    expect((await found({ archived: true, pricelistToConfirm: true })).total).toBe(1250);
  });

  it('are limited to the countries of the caller [CDA-009, OPC-10]', async () => {
    const ofGermany = aSuperUser({ managementMode: 'only', managedCountries: ['DE'] });
    const query = userQuery({ archived: true });
    const { total, items } = await userList.search({
      ...query,
      clauses: [...query.clauses, ofManagedCountries(ofGermany)],
    });
    expect(total).toBe(2000);
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['DE']));
  });
});
