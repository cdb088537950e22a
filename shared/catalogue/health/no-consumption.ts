import { pricedLists } from '#shared/catalogue/priced-lists.ts';
import { isCounted } from '#shared/catalogue/product-form/unit-rules.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import type { Product } from '#shared/schemas/product.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';

const isNothing = (stored: Product['consumption']) => (parseStoredQuantity(stored) ?? 0) <= 0;

/** Products that have a price, and of which a quotation counts nothing: added alone, or required by a range. */
export const noConsumption: Rule = (catalogue) => {
  const used = inUse(catalogue);
  const priced = used.filter(({ priceranges }) => pricedLists(priceranges).length > 0);
  const names = new Map(priced.map(({ id, name }) => [id, name.it]));
  return used.flatMap((product) => {
    const { id, um, standalone, consumptionType, consumption, consumptionranges } = product;
    const isAdded = standalone && names.has(id) && !isCounted(um);
    if (consumptionType === 'fixed')
      return isAdded && isNothing(consumption) ? [ofProduct('no-consumption', product, [])] : [];
    return consumptionranges.flatMap((range, index) => {
      const required = range.requiredProducts
        .filter((one) => isNothing(one.consumption))
        .flatMap((one) => names.get(one.product) ?? []);
      const isFound = required.length > 0 || (isAdded && isNothing(range.consumption));
      return isFound ? [ofProduct('no-consumption', product, required, index + 1)] : [];
    });
  });
};
