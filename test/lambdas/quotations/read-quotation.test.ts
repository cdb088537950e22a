import { expect, it, vi } from 'vitest';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aUser } from '#test/support/builders/user.ts';

const user = aUser({ pricelist: 'pcu' });
const priceList = priceListSchema.parse({ id: 'pcu', name: 'PCU' });
const now = new Date('2026-11-20T10:00:00Z');
const readTodayPrices = vi.fn();
vi.mock('#lambdas/store/limit/rate-store.ts', () => ({ countUse: async () => {} }));
vi.mock('#lambdas/store/catalogue/product-store.ts', () => ({ readTodayPrices }));
vi.mock('#lambdas/store/catalogue/price-list-store.ts', () => ({ readPriceList: async () => priceList }));
vi.mock('#lambdas/store/user/user-store.ts', () => ({ readUser: async () => user }));
vi.mock('#lambdas/store/quotation/readable-quotation.ts', () => ({ readableQuotation: async () => stored }));
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { readQuotation } = await import('#lambdas/quotations/read-quotation.ts');

const product = aProduct({ id: 'p' });
const input = {
  key: 'k',
  name: 'Facciata',
  location: 'Bologna',
  selectedProducts: [{ sId: 's', product: 'p' }],
};
const stored = {
  header: newHeader({ ...input, province: 'BO' }, user, 'q1', now),
  rows: [newRow('s', product, 0)],
};
const context = { caller: { kind: 'user', user }, address: '', now, newId: () => 'id' } as const;

it('a quotation opens while the catalogue is throttled: it has its own prices', async () => {
  readTodayPrices.mockRejectedValueOnce(new Error('1 products were not read: throttled.'));
  expect(await readQuotation.run({ id: 'q1' }, context)).toMatchObject({ id: 'q1', todayPrices: null });
  readTodayPrices.mockResolvedValueOnce(new Map([['p', product]]));
  expect(await readQuotation.run({ id: 'q1' }, context)).toMatchObject({ id: 'q1', todayPrices: [] });
});
