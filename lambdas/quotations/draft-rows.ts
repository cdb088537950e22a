import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readPriceList, readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { requiredProducts } from '#lambdas/store/catalogue/required-products.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import { presentRow } from '#lambdas/store/quotation/presented-quotation.ts';
import { id } from '#shared/schemas/id.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { visibleProducts } from '#shared/visibility/is-product-visible.ts';

/**
 * Products as rows of a quotation that is not made yet, with the prices of the caller's list: the browser counts
 * packages with them. Products that the caller does not see are left out, unless a visible one requires them (OP45).
 */
export const draftRows = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({ products: z.array(id).check(z.maxLength(maximumRows)) }),
  async run({ products: ids }, { user }) {
    const [products, filter, priceList] = await Promise.all([
      readProducts([...new Set(ids)]),
      readProductFilter(user.pricelist),
      readPriceList(user.pricelist),
    ]);
    const isVisible = visibleProducts(user, filter);
    const seen = [...products.values()].filter((product) => !product.archived && isVisible(product));
    return [...seen, ...requiredProducts(seen, products)].map((product) =>
      presentRow(newRow(product.id, product, 0), priceList),
    );
  },
});
