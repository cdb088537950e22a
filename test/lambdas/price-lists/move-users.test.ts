import { afterAll, expect, it, vi } from 'vitest';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const items = ['anna', 'bruno', 'carl'].map((id) => ({ id }));
vi.mock('#lambdas/store/list/lists.ts', () => ({
  userList: { search: async () => ({ items, total: 3 }) },
  ofManagedCountries: () => ({}),
}));

const table = await openStoreTable();
const { moveUsers } = await import('#lambdas/price-lists/replace-uses.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
afterAll(() => table.close());

const of = (id: string, pricelist: string, country = 'IT') =>
  writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, pricelist, country }));

it('a user who was given another price list meanwhile keeps that one [OPC-16]', async () => {
  await of('anna', 'old');
  await of('bruno', 'given-meanwhile');
  await moveUsers('old', 'new', aSuperUser());
  expect((await readUser('anna'))?.pricelist).toBe('new');
  expect((await readUser('bruno'))?.pricelist).toBe('given-meanwhile');
});

it('a user who moved abroad meanwhile is left to those who manage that country [OPC-16, OPC-10]', async () => {
  await of('carl', 'old', 'DE');
  await moveUsers('old', 'new', aSuperUser({ managementMode: 'only', managedCountries: ['IT'] }));
  expect((await readUser('carl'))?.pricelist).toBe('old');
});
