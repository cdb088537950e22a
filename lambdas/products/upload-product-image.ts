import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { existingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';

/** Lets the browser upload an image of a product; until it is given to the product it belongs to nobody. */
export const uploadProductImage = operation({
  allow: 'catalogue.write',
  limit: 'product-image',
  input: z.strictObject({
    productId: idSchema,
    type: z.string().check(z.maxLength(100)),
    fileName: text().check(z.maxLength(255)),
  }),
  async run({ productId, type, fileName }, { newId }) {
    await existingProduct(productId);
    return allowUpload({ kind: 'product-image', type, fileName }, newId);
  },
});
