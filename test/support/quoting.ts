import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aStoredUser, aUser } from './builders/user.ts';

const kind = { type: 'imbianchino', country: 'IT', province: 'BO', pricelist: 'pcu' } as const;
export const painter = aUser(kind);
const now = new Date('2026-11-20T10:00:00Z');
let ids = 0;

/** Caller and time in this process. */
export const context = () => ({
  caller: { kind: 'user' as const, user: painter },
  address: '192.0.2.1',
  now,
  newId: () => `quotation-${++ids}`,
});

/** Fills an empty table with the painter, their price list and its products. */
export async function fillCatalogue(products: readonly Product[]): Promise<void> {
  const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  await writeUser(aStoredUser(kind));
  for (const product of products) await writeProduct(product);
  const members = products.map(({ id }) => id);
  await writePriceList(priceList.parse({ id: 'pcu', name: 'PCU', countries: ['IT'] }), members);
}

/** A new quotation of some products; each row has the id of its product. */
const aChoiceOf = (key: string, products: readonly string[]) => ({
  ...{ key, name: 'Facciata', location: 'Bologna', province: 'BO' },
  selectedProducts: products.map((product) => ({ sId: product, product })),
});

/** Makes a quotation of some products, as the painter. */
export async function quotationOf(key: string, products: readonly string[]): Promise<Quotation> {
  const { createQuotation } = await import('#lambdas/quotations/create-quotation.ts');
  return createQuotation.run({ input: aChoiceOf(key, products) }, context());
}

/** Saves edits of it, as the painter. */
export async function saved({ id, revision }: Quotation, edits: object): Promise<Quotation> {
  const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
  return updateQuotation.run({ input: { id, revision, ...edits } }, context());
}
