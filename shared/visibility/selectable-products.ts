import {
  type CatalogueReader,
  type ProductFilter,
  type RestrictedProduct,
  visibleProducts,
} from './is-product-visible.ts';

/**
 * The products a user may choose by hand, in the given order: those they see, never archived ones, super users
 * included (QNW-022, QNW-041). `priceList` is the user's own, null without one.
 */
export function selectableProducts<P extends RestrictedProduct & { archived: boolean }>(
  products: readonly P[],
  user: CatalogueReader,
  priceList: ProductFilter | null | undefined,
): P[] {
  const isVisible = visibleProducts(user, priceList);
  return products.filter((product) => !product.archived && isVisible(product));
}
