import { afterAll, expect, it, vi } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const items = ['anna', 'bruno'].map((id) => ({ id }));
vi.mock('#lambdas/store/lists.ts', () => ({ userList: { search: async () => ({ items, total: 2 }) } }));

const table = await openStoreTable();
const { moveUsers } = await import('#lambdas/pricelists/replace-uses.ts');
const { readUser, writeUser } = await import('#lambdas/store/user-store.ts');
afterAll(() => table.close());

it('a user who was given another price list meanwhile keeps that one [OPC-16]', async () => {
  const of = (id: string, pricelist: string) =>
    writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, pricelist }));
  await of('anna', 'old');
  await of('bruno', 'given-meanwhile');
  await moveUsers('old', 'new');
  expect((await readUser('anna'))?.pricelist).toBe('new');
  expect((await readUser('bruno'))?.pricelist).toBe('given-meanwhile');
});
