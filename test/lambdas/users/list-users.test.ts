import { afterAll, expect, it } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

// A table of its own: the lists of the demo have ids in the order of their names.
const services = await openDataServices();
afterAll(() => services.close());
const { listUsers } = await import('#lambdas/users/list-users.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { priceLists } = await import('#lambdas/store/catalogue/price-list-store.ts');

const list = async (id: string, name: string) =>
  transact([priceLists.writing(priceList.parse({ id, name }))]);
const user = (id: string, pricelist: string | null) =>
  writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, pricelist }));

async function sorted(descending: boolean) {
  const { items } = await listUsers.run(
    { sort: 'pricelist', descending },
    {
      caller: { kind: 'user', user: aSuperUser({ managementMode: 'all' }) },
      address: '',
      now: new Date('2026-11-20T10:00:00Z'),
      newId: () => 'new',
    },
  );
  return items.map(({ id }) => id);
}

it('users are sorted by the names of their price lists, which the column shows, and not by the ids that are stored [USR-016]', async () => {
  await list('list-1', 'Ungheria');
  await list('list-2', 'Austria');
  expect((await priceLists.list()).map(({ name }) => name).toSorted()).toEqual(['Austria', 'Ungheria']);
  await user('anna', 'list-1');
  await user('bruno', 'list-2');
  await user('carla', null);
  expect(await sorted(false)).toEqual(['carla', 'bruno', 'anna']);
  expect(await sorted(true)).toEqual(['anna', 'bruno', 'carla']);
});
