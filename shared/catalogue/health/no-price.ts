import { listsWithoutPrice } from '#shared/catalogue/lists-without-price.ts';
import { pricedLists } from '#shared/catalogue/priced-lists.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';

/** Products without a price in a list they belong to: the names of those lists. */
export const noPrice: Rule = (catalogue) => {
  const lists = catalogue.priceLists.map(({ list: { id, name }, productIds }) => ({
    id,
    name,
    holds: new Set(productIds),
  }));
  return inUse(catalogue).flatMap((product) => {
    const holding = lists.filter(({ holds }) => holds.has(product.id)).map(({ id }) => id);
    const without = new Set(listsWithoutPrice(holding, pricedLists(product.priceranges)));
    const names = lists.filter(({ id }) => without.has(id)).map(({ name }) => name);
    return names.length > 0 ? [ofProduct('no-price', product, names)] : [];
  });
};
