import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { whileClaimed } from '#lambdas/runtime/while-claimed.ts';
import { readProduct } from '#lambdas/store/product-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Product } from '#shared/schemas/product.ts';
import { text } from '#shared/schemas/text.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { changeProduct } from './change-product.ts';
import { storedProduct } from './stored-product.ts';

/** Gives an uploaded image to a product: it is claimed, then stored; the one before is retired by who follows the table. */
export const updateProductImage = operation({
  allow: 'catalogue.write',
  input: z.strictObject({
    productId: idSchema,
    key: z.string().check(z.maxLength(300), z.regex(/^images\/products\/[\w-]+\.\w+$/)),
    imageName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ productId, key, imageName }, { caller, now }) {
    const user = signedInUser(caller);
    const imageUrl = fileAddress(key);
    const stored = await storedProduct(productId);
    // A retry after an answer that got lost.
    if (stored.imageUrl === imageUrl) return imageOf(stored);
    return whileClaimed('product-image', key, {
      write: async () => imageOf((await changeProduct(productId, { imageUrl, imageName }, user, now)).after),
      isNamed: async () => (await readProduct(productId))?.imageUrl === imageUrl,
    });
  },
});

export const imageOf = ({ imageUrl, imageName, revision }: Product) => ({ imageUrl, imageName, revision });
