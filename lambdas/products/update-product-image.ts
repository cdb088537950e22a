import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { existingProduct, readProduct } from '#lambdas/store/catalogue/product-store.ts';
import { withImage } from '#lambdas/store/upload/with-upload.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Product } from '#shared/schemas/product.ts';
import { text } from '#shared/schemas/text.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { changeProduct } from './change-product.ts';

/** Gives an uploaded image to a product. A consumer of the stream retires the image before. */
export const updateProductImage = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({
    productId: idSchema,
    key: uploadOf('product-image'),
    imageName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ productId, key: upload, imageName }, { user, now, newId }) {
    const stored = await existingProduct(productId);
    const change = async (image: Partial<Product>) =>
      (await changeProduct(productId, image, user, now)).after;
    const given = { kind: 'product-image', upload, imageName, newId } as const;
    return imageOf(await withImage(given, { stored, read: () => readProduct(productId), change }));
  },
});

const imageOf = ({ imageUrl, imageName, revision }: Product) => ({ imageUrl, imageName, revision });
