import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { sanitiseTexts } from '#lambdas/runtime/rich-text.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedProduct } from './stored-product.ts';

/** A product with its prices in all lists. */
export const readEditableProduct = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema }),
  async run({ id }) {
    const product = editableProduct(await storedProduct(id));
    return { ...product, details: sanitiseTexts(product.details), specs: sanitiseTexts(product.specs) };
  },
});
