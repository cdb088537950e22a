import type { ProductSummary } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { selectableProducts } from '#shared/visibility/selectable-products.ts';
import { readProductFilter } from './price-list-store.ts';
import { listProducts } from './product-store.ts';

/** The products a user may choose, and beside them those that choosing one would add (OP45). */
export async function shownProducts(user: CurrentUser) {
  const [products, filter] = await Promise.all([listProducts(), readProductFilter(user.pricelist)]);
  const selectable = selectableProducts(products, user, filter);
  return [
    ...selectable.map((product) => answer(product, true)),
    ...requiredBy(selectable, products).map((product) => answer(product, false)),
  ];
}

/** Products required by the selectable ones, transitively, that are not selectable themselves. */
function requiredBy(selectable: readonly ProductSummary[], all: readonly ProductSummary[]): ProductSummary[] {
  const byId = new Map(all.map((product) => [product.id, product]));
  const reached = new Set(selectable.map(({ id }) => id));
  const queue = [...selectable];
  const found: ProductSummary[] = [];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const { product: id } of next.consumptionranges.flatMap((range) => range.requiredProducts)) {
      const required = reached.has(id) ? undefined : byId.get(id);
      if (!required) continue;
      reached.add(id);
      found.push(required);
      queue.push(required);
    }
  }
  return found;
}

/** User types and what has prices stay on the server: they are no business of the caller's. */
function answer(
  { archived, userTypes, revision, pricedIn, ...product }: ProductSummary,
  selectable: boolean,
) {
  return { ...product, selectable };
}
