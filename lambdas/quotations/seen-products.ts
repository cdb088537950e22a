import { readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { requiredProducts } from '#lambdas/store/catalogue/required-products.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { visibleProducts } from '#shared/visibility/is-product-visible.ts';

/** The products that the user sees, and those that a visible one requires (OP45). */
export async function seenProducts(user: CurrentUser, ids: readonly string[]): Promise<Product[]> {
  const [products, filter] = await Promise.all([
    readProducts([...new Set(ids)]),
    readProductFilter(user.pricelist),
  ]);
  const isVisible = visibleProducts(user, filter);
  const seen = [...products.values()].filter((product) => !product.archived && isVisible(product));
  return [...seen, ...requiredProducts(seen, products)];
}
