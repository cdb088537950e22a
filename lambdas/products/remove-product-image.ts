import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { changeProduct } from './change-product.ts';

/** Takes the image away from a product (PRD-063). A consumer of the stream retires its file (decision 9). */
export const removeProductImage = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ productId: idSchema }),
  async run({ productId }, { user, now }) {
    const none = { imageUrl: null, imageName: null };
    const { after } = await changeProduct(productId, none, user, now);
    return { ...none, revision: after.revision };
  },
});
