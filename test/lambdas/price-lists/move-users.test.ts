import { afterAll, expect, it } from 'vitest';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { moveUsers } = await import('#lambdas/price-lists/replace-uses.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const of = async (id: string, pricelist: string, country = 'IT') => {
  const revision = ((await readUser(id))?.revision ?? 0) + 1;
  await writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, pricelist, country, revision }));
};

/** Something happens once the users of a list were found, before the first of them is moved. */
function onceFound(happens: () => Promise<unknown>) {
  let happened: Promise<unknown> | undefined;
  client.middlewareStack.add(
    (next) => async (call) => {
      const isOfUser = 'Key' in call.input && JSON.stringify(call.input.Key).includes('PROFILE');
      if (isOfUser) {
        client.middlewareStack.remove('onceFound');
        happened ??= happens();
        await happened;
      }
      return next(call);
    },
    { step: 'initialize', name: 'onceFound', priority: 'high' },
  );
}

it('a user who was given another price list meanwhile keeps that one [OPC-16]', async () => {
  await of('anna', 'old');
  await of('bruno', 'old');
  onceFound(() => of('bruno', 'given-meanwhile'));
  await moveUsers('old', 'new', aSuperUser());
  expect((await readUser('anna'))?.pricelist).toBe('new');
  expect((await readUser('bruno'))?.pricelist).toBe('given-meanwhile');
});

it('a user who moved abroad meanwhile is left to those who manage that country [OPC-16, OPC-10]', async () => {
  await of('carl', 'old');
  onceFound(() => of('carl', 'old', 'DE'));
  await moveUsers('old', 'new', aSuperUser({ managementMode: 'only', managedCountries: ['IT'] }));
  expect(await readUser('carl')).toMatchObject({ pricelist: 'old', country: 'DE' });
});
