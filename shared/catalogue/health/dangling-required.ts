import { inUse, ofProduct, type Rule } from './finding.ts';

/** Consumption ranges that require products which are gone or archived: their names, else their ids. */
export const danglingRequired: Rule = (catalogue) => {
  const all = new Map(catalogue.products.map((product) => [product.id, product]));
  return inUse(catalogue).flatMap((product) =>
    product.consumptionranges.flatMap(({ requiredProducts }, index) => {
      const dangling = requiredProducts
        .map((required) => required.product)
        .filter((id) => all.get(id)?.archived !== false);
      const names = dangling.map((id) => all.get(id)?.name.it ?? id);
      return names.length > 0 ? [ofProduct('dangling-required', product, names, index + 1)] : [];
    }),
  );
};
