import type { ListedProduct } from '../use-products.ts';

/** How many products a change would change, and how many are so already. */
export type Preview = { changes: number; same: number };

export function previewOf(
  products: readonly ListedProduct[],
  isSo: (product: ListedProduct) => boolean,
): Preview {
  const same = products.filter(isSo).length;
  return { changes: products.length - same, same };
}

/** Products that a price list would hold without a price: of those that join it. */
export const unpricedOf = (
  products: readonly ListedProduct[],
  list: string,
  priced: ReadonlySet<string>,
): number => products.filter(({ id, priceLists }) => !priceLists?.includes(list) && !priced.has(id)).length;

/** Products that no price list would hold any more. */
export const unlistedAfter = (products: readonly ListedProduct[], left: readonly string[]): number =>
  products.filter(({ priceLists }) => priceLists?.length && priceLists.every((list) => left.includes(list)))
    .length;
