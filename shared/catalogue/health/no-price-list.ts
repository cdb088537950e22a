import { inUse, ofProduct, type Rule } from './finding.ts';

/** Products in no price list: no user with a list sees them (OPC-03). */
export const noPriceList: Rule = (catalogue) => {
  const listed = new Set(catalogue.priceLists.flatMap(({ productIds }) => productIds));
  return inUse(catalogue)
    .filter(({ id }) => !listed.has(id))
    .map((product) => ofProduct('no-price-list', product, []));
};
