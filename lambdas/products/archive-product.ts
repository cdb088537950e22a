import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { changeProduct } from './change-product.ts';

/** Archives a product, or restores it (PRD-057, PRD-058). */
export const archiveProduct = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, archived: z.boolean() }),
  async run({ id, archived }, { caller, now }) {
    const { after } = await changeProduct(id, { archived }, signedInUser(caller), now);
    return editableProduct(after);
  },
});
