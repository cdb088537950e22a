import { afterAll, describe, expect, it } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { answeredPriceLists } = await import('#lambdas/price-lists/answered-price-list.ts');
const { listPriceListProducts } = await import('#lambdas/price-lists/list-price-list-products.ts');
const { priceListLines } = await import('#lambdas/price-lists/price-list-lines.ts');
const { updatePriceList } = await import('#lambdas/price-lists/update-price-list.ts');
const { listPriceListsWithProducts, readPriceList, writePriceList } = await import(
  '#lambdas/store/catalogue/price-list-store.ts'
);
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
afterAll(() => table.close());

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};
const aList = (id: string) => priceList.parse({ id, name: id, code: `code-${id}`, order: 1 });

describe('a price list', () => {
  it('is printed with every product, however many there are [PLI-034]', async () => {
    const ids = Array.from({ length: 203 }, (_, index) => `p${index}`);
    for (const id of ids) await writeProduct(aProduct({ id, name: { it: id } }));
    await writePriceList(aList('long'), ids);
    const printed: string[] = [];
    for await (const lines of priceListLines('long', 'it')) printed.push(...lines.map(({ id }) => id));
    expect(printed).toEqual(ids);
  });

  it('counts and shows only products that are there, and names them before one is deleted [OPC-18]', async () => {
    await writeProduct(aProduct({ id: 'adda' }));
    const list = aList('counted');
    await writePriceList(list, ['gone', 'adda']);
    expect(await answeredPriceLists([list])).toMatchObject([{ id: 'counted', productCount: 1 }]);
    const { pricelist } = await listPriceListProducts.run({ id: 'counted' }, context);
    expect(pricelist.availableProducts).toEqual(['adda']);
    const found = (await listPriceListsWithProducts()).find(({ list: { id } }) => id === 'counted');
    expect(found).toEqual({ list, productIds: ['gone', 'adda'] });
  });

  it('keeps what suggestions call it when it is renamed [PLI-031]', async () => {
    await writePriceList(aList('pcu'), []);
    const pricelist = { id: 'pcu', name: 'Nuovo nome', countries: ['IT'], isCatchAll: false };
    await updatePriceList.run({ pricelist, revision: 1 }, context);
    expect(await readPriceList('pcu')).toMatchObject({ name: 'Nuovo nome', code: 'code-pcu', order: 1 });
  });
});
