import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readProduct } from '#lambdas/store/catalogue/product-store.ts';
import { withUpload } from '#lambdas/store/upload/with-upload.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Product } from '#shared/schemas/product.ts';
import { text } from '#shared/schemas/text.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';
import { isTakenFrom } from '#shared/uploads/upload-key.ts';
import { changeProduct } from './change-product.ts';
import { storedProduct } from './stored-product.ts';

/** Gives an uploaded image to a product: it is taken, then stored; the one before is retired by who follows the table. */
export const updateProductImage = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({
    productId: idSchema,
    key: uploadOf('product-image'),
    imageName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ productId, key: upload, imageName }, { user, now, newId }) {
    const stored = await storedProduct(productId);
    // A retry after an answer that got lost.
    if (isTakenFrom(upload, keyOfAddress(stored.imageUrl))) return imageOf(stored);
    return withUpload(
      { kind: 'product-image', upload, newId },
      {
        async write(key) {
          const image = { imageUrl: fileAddress(key), imageName };
          return imageOf((await changeProduct(productId, image, user, now)).after);
        },
        isNamed: async (key) => (await readProduct(productId))?.imageUrl === fileAddress(key),
      },
    );
  },
});

const imageOf = ({ imageUrl, imageName, revision }: Product) => ({ imageUrl, imageName, revision });
