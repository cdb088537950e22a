import { idInput, operation } from '#lambdas/operation.ts';
import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { existingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';

/** A product with its prices in all lists. */
export const readEditableProduct = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const product = editableProduct(await existingProduct(id));
    return { ...product, details: sanitiseTexts(product.details), specs: sanitiseTexts(product.specs) };
  },
});
