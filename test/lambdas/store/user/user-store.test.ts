import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const opened = await openStoreTable();
afterAll(() => opened.close());

const { client, table: TableName } = await import('#lambdas/runtime/table/table.ts');
const { profileKey } = await import('#lambdas/store/keys.ts');
const { readOwner, writeUser } = await import('#lambdas/store/user/user-store.ts');

const owner = aStoredUser({ id: 'marta', pricelist: 'pcu' });

it('the owner of a quotation is two fields, which lie beside the profile', async () => {
  await writeUser(owner);
  expect(await readOwner('marta')).toEqual({ archived: false, pricelist: 'pcu' });
  expect(await readOwner('nobody')).toBeUndefined();
});

it('the owner in an older form, whose fields lie in the profile alone, keeps their price list', async () => {
  await client.send(
    new UpdateCommand({
      TableName,
      Key: profileKey('marta'),
      UpdateExpression: 'REMOVE archived, pricelist',
    }),
  );
  expect(await readOwner('marta')).toMatchObject({ archived: false, pricelist: 'pcu' });
});
