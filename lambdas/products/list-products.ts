import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { listPriceListsWithProducts, readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts as list } from '#lambdas/store/catalogue/product-store.ts';
import { byItalianName, productRow } from '#shared/catalogue/product-row.ts';
import { visibleProducts } from '#shared/visibility/is-product-visible.ts';

/** The products the caller sees, by name. Super users maintain them all, whatever their own price list. */
export const listProducts = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  async run(_, { caller }) {
    const user = signedInUser(caller);
    const [products, filter, listed] = await Promise.all([
      list(),
      readProductFilter(user.pricelist),
      user.superUser ? productsOfAnyList() : null,
    ]);
    const isVisible = visibleProducts(user, filter);
    return products
      .filter((product) => user.superUser || (!product.archived && isVisible(product)))
      .toSorted(byItalianName)
      .map((product) => productRow(product, listed && !listed.has(product.id)));
  },
});

const productsOfAnyList = async (): Promise<ReadonlySet<string>> =>
  new Set((await listPriceListsWithProducts()).flatMap(({ productIds }) => productIds));
