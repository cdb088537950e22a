import { idInput, operation } from '#lambdas/operation.ts';
import { sanitiseTexts } from '#lambdas/runtime/rich-text.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { storedProduct } from './stored-product.ts';

/** A product with its prices in all lists. */
export const readEditableProduct = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const product = editableProduct(await storedProduct(id));
    return { ...product, details: sanitiseTexts(product.details), specs: sanitiseTexts(product.specs) };
  },
});
