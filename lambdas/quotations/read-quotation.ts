import * as z from 'zod/mini';
import { log } from '#lambdas/runtime/log.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { ownerOf, present } from '#lambdas/store/presented-quotation.ts';
import { readProducts } from '#lambdas/store/product-store.ts';
import type { StoredQuotation } from '#lambdas/store/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { todayPrices } from './today-prices.ts';

/** A quotation with the prices it was made with, and those of today where the catalogue has others. */
export const readQuotation = operation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller }) {
    const stored = await readableQuotation(signedInUser(caller), id);
    const [{ priceList }, catalogue] = await Promise.all([ownerOf(stored.header), catalogueOf(stored)]);
    return {
      ...present(stored, priceList),
      todayPrices: catalogue ? todayPrices(stored.rows, catalogue, priceList) : null,
    };
  },
});

/** A quotation has its own prices: it opens without the catalogue too. */
async function catalogueOf({ rows }: StoredQuotation) {
  try {
    return await readProducts(rows.map(({ product }) => product.id));
  } catch (error) {
    log.warn('the prices of today were not read', error as Error);
    return undefined;
  }
}
