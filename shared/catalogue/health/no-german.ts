import type { Product } from '#shared/schemas/product.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';
import { fieldsOf, lacksText } from './lacks-text.ts';

const hasGerman = ({ name, details, specs }: Product): boolean =>
  [name, details, specs].some((text) => text?.de?.trim());

/**
 * Products whose texts a quotation in German prints in Italian: the fields. Only a catalogue that has German texts
 * needs them, and descriptions are not printed (OPC-52).
 */
export const noGerman: Rule = (catalogue) => {
  const products = inUse(catalogue);
  if (!products.some(hasGerman)) return [];
  return products
    .map((product) => {
      const { name, specs } = product;
      const lacking = fieldsOf({ name: lacksText(name, 'de'), specs: lacksText(specs, 'de') });
      return ofProduct('no-german', product, lacking);
    })
    .filter(({ details }) => details.length > 0);
};
