import { afterAll, expect, it } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { createProduct } = await import('#lambdas/products/create-product.ts');
const { readAvailableProducts, writePriceList } = await import(
  '#lambdas/store/catalogue/price-list-store.ts'
);
afterAll(() => table.close());

let made = 0;
const create = (key: string, priceLists: string[]) =>
  createProduct.run(
    { key, product: { name: { it: 'Nuova tinta' } }, priceLists },
    {
      caller: { kind: 'user' as const, user: aSuperUser() },
      address: '127.0.0.1',
      now: new Date('2026-11-20T10:00:00Z'),
      newId: () => `new-${++made}`,
    },
  );

it('a new product joins a list once, however often it is named, behind the products that are in it [OPC-03]', async () => {
  await writePriceList(priceList.parse({ id: 'pcu', name: 'PCU', order: 1 }), ['piave']);
  const id = await create('one', ['pcu', 'pcu']);
  expect(await readAvailableProducts('pcu')).toEqual(['piave', id]);
});

it('a creation for other price lists is no retry [OPC-03]', async () => {
  await writePriceList(priceList.parse({ id: 'pccs', name: 'PCCS', order: 2 }), []);
  const id = await create('two', []);
  expect(await create('two', [])).toBe(id);
  await expect(create('two', ['pccs'])).rejects.toMatchObject({ code: 'conflict' });
  expect(await readAvailableProducts('pccs')).toEqual([]);
});
