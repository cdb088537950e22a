import { hasPriceIn } from '#shared/catalogue/has-price-in.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';

/** Products without a price in a list they belong to: the names of those lists. */
export const noPrice: Rule = (catalogue) => {
  const lists = catalogue.priceLists.map(({ list: { id, name }, productIds }) => ({
    id,
    name,
    holds: new Set(productIds),
  }));
  return inUse(catalogue).flatMap((product) => {
    const without = lists.filter(({ id, holds }) => holds.has(product.id) && !hasPriceIn(product, id));
    const names = without.map(({ name }) => name);
    return names.length > 0 ? [ofProduct('no-price', product, names)] : [];
  });
};
