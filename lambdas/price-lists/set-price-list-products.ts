import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { priceLists, writePriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { productIds as productIdsSchema } from '#shared/schemas/price-list-input.ts';

/** Says which products belong to a price list (PLI-027); those that were deleted meanwhile fall away. */
export const setPriceListProducts = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, productIds: productIdsSchema, revision: z.int() }),
  async run({ id, productIds, revision }, { user, now }) {
    const before = await priceLists.editable(id, revision);
    const wanted = new Set(productIds);
    const availableProducts = (await listProducts(true))
      .map((one) => one.id)
      .filter((one) => wanted.has(one));
    const after = { ...before, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => writePriceList(after, availableProducts),
      () => priceLists.existing(id),
    );
    const { name, updatedAt, updatedBy } = after;
    return { id, name, revision: after.revision, updatedAt, updatedBy, availableProducts };
  },
});
