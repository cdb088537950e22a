import type { Product } from '#shared/schemas/product.ts';
import type { Selected } from '#shared/selection/selected.ts';

/** Ids that count: s1, s2, … */
export function makeIds(prefix = 's'): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}${last}`;
  };
}

export const catalogueOf = (...products: Product[]) =>
  new Map(products.map((product) => [product.id, product]));

export const idsOf = (selection: readonly Selected[]) => selection.map((row) => row.product.id);
