import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { ownerOf, present } from '#lambdas/store/presented-quotation.ts';
import { readProducts } from '#lambdas/store/product-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { todayPrices } from './today-prices.ts';

/** A quotation with the prices it was made with, and those of today where the catalogue has others. */
export const readQuotation = operation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller }) {
    const stored = await readableQuotation(signedInUser(caller), id);
    const [{ priceList }, catalogue] = await Promise.all([
      ownerOf(stored.header),
      readProducts(stored.rows.map(({ product }) => product.id)),
    ]);
    return {
      ...present(stored, priceList),
      todayPrices: todayPrices(stored.rows, catalogue, priceList),
    };
  },
});
