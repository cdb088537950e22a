import { white } from '#shared/catalogue/colours/available-colours.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';

/** Price ranges with colours that no published folder holds: their codes. */
export const unknownColours: Rule = (catalogue) => {
  const known = new Set([white.code, ...catalogue.codes]);
  return inUse(catalogue).flatMap((product) =>
    product.priceranges.flatMap(({ colors }, index) => {
      const unknown = colors.map(({ code }) => code).filter((code) => !known.has(code));
      return unknown.length > 0 ? [ofProduct('unknown-colours', product, unknown, index + 1)] : [];
    }),
  );
};
