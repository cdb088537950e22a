import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { changeProduct } from './change-product.ts';

/** Archives a product, or restores it (PRD-057, PRD-058). */
export const archiveProduct = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, archived: z.boolean() }),
  async run({ id, archived }, { user, now }) {
    const { after } = await changeProduct(id, { archived }, user, now);
    return editableProduct(after);
  },
});
