import { noInput, userOperation } from '#lambdas/operation.ts';
import { listMembers, readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts as list } from '#lambdas/store/catalogue/product-store.ts';
import { seesWholeCatalogue } from '#shared/access/super-user.ts';
import { byItalianName, productRow } from '#shared/catalogue/product-row.ts';
import { visibleProducts } from '#shared/visibility/is-product-visible.ts';

/** The products that the caller sees, by name. Super users maintain all, also outside their own price list. */
export const listProducts = userOperation({
  allow: 'catalogue.read',
  input: noInput,
  async run(_, { user }) {
    const seesAll = seesWholeCatalogue(user);
    const [products, filter, listed] = await Promise.all([
      list(),
      readProductFilter(user.pricelist),
      seesAll ? listMembers() : null,
    ]);
    const isVisible = visibleProducts(user, filter);
    return products
      .filter((product) => seesAll || (!product.archived && isVisible(product)))
      .toSorted(byItalianName)
      .map((product) => productRow(product, listed && (listed.get(product.id) ?? [])));
  },
});
