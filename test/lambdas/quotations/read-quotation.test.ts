import { afterAll, afterEach, expect, it } from 'vitest';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());

const { client } = await import('#lambdas/runtime/table/table.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { keepCopies } = await import('#lambdas/store/copy/copy-store.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { readQuotation } = await import('#lambdas/quotations/read-quotation.ts');

const user = aUser({ pricelist: 'pcu' });
const now = new Date('2026-11-20T10:00:00Z');
const context = { caller: { kind: 'user', user }, address: '', now, newId: () => 'id' } as const;

/** A quotation of a product of the catalogue. */
async function createdQuotation(): Promise<void> {
  const product = aProduct({ id: 'p' });
  await writeProduct(product);
  await writePriceList(priceListSchema.parse({ id: 'pcu', name: 'PCU', revision: 1 }), ['p']);
  await writeUser(aStoredUser({ pricelist: 'pcu' }));
  const selectedProducts = [{ sId: 's', product: 'p' }];
  const input = { key: 'k', name: 'Facciata', location: 'Bologna', province: 'BO', selectedProducts };
  const rows = [newRow('s', product, 0)];
  await keepCopies(rows.map((row) => row.product));
  await createQuotation({ header: newHeader(input, user, 'q1', now), rows }, onceKey('marta', 'k', ''), now);
}

/** DynamoDB reads no product of the catalogue for the moment. */
const throttleProducts = () =>
  client.middlewareStack.add(
    (next) => async (call) => {
      if (JSON.stringify(call.input).includes('"P#p"'))
        throw Object.assign(new Error('throttled'), { name: 'ThrottlingException' });
      return next(call);
    },
    { step: 'initialize', name: 'throttled', priority: 'high' },
  );
afterEach(() => {
  client.middlewareStack.remove('throttled');
});

it('a quotation opens while the catalogue is throttled: it has its own prices', async () => {
  await createdQuotation();
  throttleProducts();
  expect(await readQuotation.run({ id: 'q1' }, context)).toMatchObject({ id: 'q1', todayPrices: null });
  client.middlewareStack.remove('throttled');
  expect(await readQuotation.run({ id: 'q1' }, context)).toMatchObject({ id: 'q1', todayPrices: [] });
});
