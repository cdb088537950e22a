import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { existingProduct, writeProduct } from '#lambdas/store/catalogue/product-store.ts';
import { savedContent } from '#lambdas/store/catalogue/saved-content.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { productInput } from '#shared/schemas/product-input.ts';

/** Saves a product from the revision the edits started from (PRD-084, OPC-50). */
export const updateProduct = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ product: productInput }),
  async run({ product: { id, revision, ...sent } }, { user, now }) {
    const before = await existingProduct(id);
    mustBuildOn(revision, before);
    const { consumption: _, ...kept } = before;
    const content = await savedContent(id, sent, before, now);
    const next = { ...kept, ...content, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => writeProduct(next),
      () => existingProduct(id),
    );
    return editableProduct(next);
  },
});
