import type { Product } from '#shared/schemas/product.ts';
import { inUse, ofProduct, type Rule } from './finding.ts';
import { fieldsOf, lacksText } from './lacks-text.ts';

const hasGerman = ({ name, details, specs }: Product): boolean =>
  [name, details, specs].some((text) => text?.de?.trim());

/** Products whose texts a quotation in German prints in Italian: the fields. Only a catalogue with German texts needs them (OPC-52). */
export const noGerman: Rule = (catalogue) => {
  const products = inUse(catalogue);
  if (!products.some(hasGerman)) return [];
  return products
    .map((product) => {
      const { name, details, specs } = product;
      const texts = Object.entries({ name, details, specs });
      const lacking = texts.map(([field, text]) => [field, lacksText(text, 'de')]);
      return ofProduct('no-german', product, fieldsOf(Object.fromEntries(lacking)));
    })
    .filter(({ details }) => details.length > 0);
};
