/** The chosen products, by id, in the order of their ids: equal choices are equal data. */
export type Choice = { ids: readonly string[] };

export const choiceOf = ({ availableProducts }: { availableProducts: readonly string[] }): Choice => ({
  ids: [...new Set(availableProducts)].sort(),
});

/** The choice with some products in it, or without them. */
export function withProducts({ ids }: Choice, products: readonly string[], included: boolean): Choice {
  const changed = new Set(ids);
  for (const product of products) {
    if (included) changed.add(product);
    else changed.delete(product);
  }
  return { ids: [...changed].sort() };
}

/** How many products are in one of the two choices alone. */
export function countChanges(before: Choice, after: Choice): number {
  const both = new Set([...before.ids, ...after.ids]).size;
  return 2 * both - before.ids.length - after.ids.length;
}
