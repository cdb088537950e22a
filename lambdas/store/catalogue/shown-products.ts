import type { ProductSummary } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { selectableProducts } from '#shared/visibility/selectable-products.ts';
import { readProductFilter } from './price-list-store.ts';
import { listProducts } from './product-store.ts';
import { requiredProducts } from './required-products.ts';

/** The products a user may choose, and beside them those that choosing one would add (OP45). */
export async function shownProducts(user: CurrentUser) {
  const [products, filter] = await Promise.all([listProducts(), readProductFilter(user.pricelist)]);
  const selectable = selectableProducts(products, user, filter);
  const byId = new Map(products.map((product) => [product.id, product]));
  return [
    ...selectable.map((product) => answer(product, true)),
    ...requiredProducts(selectable, byId).map((product) => answer(product, false)),
  ];
}

/** User types and priced lists stay on the server: they do not concern the caller. Words and pictures are asked for apart. */
function answer(
  { archived, userTypes, revision, pricedIn, words, imageUrl, ...product }: ProductSummary,
  selectable: boolean,
) {
  return { ...product, selectable };
}
