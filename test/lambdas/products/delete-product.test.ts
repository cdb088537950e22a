import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { client } = await import('#lambdas/runtime/table/table.ts');
const { deleteProduct } = await import('#lambdas/products/delete-product.ts');
const { readAvailableProducts, writePriceList } = await import(
  '#lambdas/store/catalogue/price-list-store.ts'
);
const { listProducts, readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
afterAll(() => table.close());

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};

const requiredBy = async (id: string) =>
  (await readProduct(id))?.consumptionranges.flatMap(({ requiredProducts }) =>
    requiredProducts.map(({ product }) => product),
  );

it('a product is there until nothing names it: a deletion that broke off is brought to its end by the next one [OPC-18]', async () => {
  await writeProduct(aProduct({ id: 'fondo' }));
  await writeProduct(aRequirer('finitura', [['fondo'], ['fondo', 'altro']]));
  await writePriceList(priceList.parse({ id: 'pcu', name: 'PCU', order: 1 }), ['fondo', 'finitura']);
  const send = client.send.bind(client) as (command: unknown) => Promise<object>;
  let writes = 0;
  const spy = vi.spyOn(client, 'send').mockImplementation(((command: never) => {
    if ((command as unknown) instanceof TransactWriteCommand && ++writes === 2) throw new Error('killed');
    return send(command);
  }) as never);
  await expect(deleteProduct.run({ id: 'fondo' }, context)).rejects.toThrow('killed');
  spy.mockRestore();
  expect(await readProduct('fondo')).toBeDefined();

  expect(await deleteProduct.run({ id: 'fondo' }, context)).toBe('fondo');
  expect((await listProducts()).map(({ id }) => id)).toEqual(['finitura']);
  expect(await requiredBy('finitura')).toEqual(['altro']);
  expect(await readAvailableProducts('pcu')).toEqual(['finitura']);
});
