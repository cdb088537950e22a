import { seesWholeCatalogue } from '#shared/access/super-user.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The fields of a user that decide which catalogue entries they see. */
export type CatalogueReader = Pick<CurrentUser, 'superUser' | 'type' | 'pricelist'>;
/** The fields of a price list that decide the same; a list without products allows none (OPC-02). */
export type ProductFilter = { availableProducts?: readonly string[] | null };
export type RestrictedProduct = Pick<ProductSummary, 'id' | 'userTypes'>;

/** A user of any type, or of one the product is for; super users always (SES-058 to SES-061). */
function isForType(product: RestrictedProduct, user: CatalogueReader): boolean {
  const { userTypes } = product;
  return userTypes.length === 0 || seesWholeCatalogue(user) || !user.type || userTypes.includes(user.type);
}

/**
 * The test for the products a user sees: both their type and their price list must allow them (SES-058 to SES-062).
 * `priceList` is the user's own; one that no longer exists allows none. Make it once for many products.
 */
export function visibleProducts(
  user: CatalogueReader,
  priceList: ProductFilter | null | undefined,
): (product: RestrictedProduct) => boolean {
  const available = user.pricelist ? new Set(priceList?.availableProducts ?? []) : null;
  return (product) => isForType(product, user) && (available === null || available.has(product.id));
}

/** Whether a user sees one product; see {@link visibleProducts}. */
export function isProductVisible(
  product: RestrictedProduct,
  user: CatalogueReader,
  priceList: ProductFilter | null | undefined,
): boolean {
  return visibleProducts(user, priceList)(product);
}
