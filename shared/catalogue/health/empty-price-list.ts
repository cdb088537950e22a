import { inUse, type Rule } from './finding.ts';

/** Price lists whose users see no product, because none of theirs is in use: the countries they are proposed for. */
export const emptyPriceList: Rule = (catalogue) => {
  const usable = new Set(inUse(catalogue).map(({ id }) => id));
  return catalogue.priceLists
    .filter(({ productIds }) => !productIds.some((id) => usable.has(id)))
    .map(({ list: { id, name, countries } }) => ({
      rule: 'empty-price-list',
      kind: 'priceList',
      id,
      name: { it: name },
      details: countries ?? [],
    }));
};
