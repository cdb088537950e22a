import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import { presentRow } from '#lambdas/store/quotation/presented-quotation.ts';
import { id } from '#shared/schemas/id.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { seenProducts } from './seen-products.ts';

/**
 * Products as rows of a quotation that is not made yet, with the prices of the caller's list: the browser counts
 * packages with them. Products that the caller does not see are left out, unless a visible one requires them (OP45).
 */
export const draftRows = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({ products: z.array(id).check(z.maxLength(maximumRows)) }),
  async run({ products }, { user }) {
    const [seen, priceList] = await Promise.all([
      seenProducts(user, products),
      readPriceList(user.pricelist),
    ]);
    return seen.map((product) => presentRow(newRow(product.id, product, 0), priceList));
  },
});
