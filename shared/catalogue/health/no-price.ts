import { inUse, ofProduct, type Rule } from './finding.ts';
import { hasPrice } from './has-price.ts';

/** Products without a price in a list they belong to: the names of those lists. */
export const noPrice: Rule = (catalogue) => {
  const lists = catalogue.priceLists.map(({ id, name, productIds }) => ({
    id,
    name,
    holds: new Set(productIds),
  }));
  return inUse(catalogue).flatMap((product) => {
    const without = lists.filter(({ id, holds }) => holds.has(product.id) && !hasPrice(product, id));
    const names = without.map(({ name }) => name);
    return names.length > 0 ? [ofProduct('no-price', product, names)] : [];
  });
};
