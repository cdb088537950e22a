import type { Product } from '#shared/schemas/product.ts';

type Requiring = Pick<Product, 'id' | 'consumptionranges'>;

/** Products of `known` that others require, however indirectly, without those others. */
export function requiredProducts<Entry extends Requiring>(
  products: readonly Entry[],
  known: ReadonlyMap<string, Entry>,
): Entry[] {
  const reached = new Set(products.map(({ id }) => id));
  const queue = [...products];
  const found: Entry[] = [];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const { product: id } of next.consumptionranges.flatMap((range) => range.requiredProducts)) {
      const required = reached.has(id) ? undefined : known.get(id);
      if (!required) continue;
      reached.add(id);
      found.push(required);
      queue.push(required);
    }
  }
  return found;
}
