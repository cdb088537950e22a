import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { reorder } from '#lambdas/store/catalogue/order-store.ts';
import { priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { reordering } from '#shared/schemas/reordering.ts';

/** Stores the order of the price lists and answers all of their ids in it (PLI-026, PLI-033, OPC-04). */
export const reorderPriceLists = userOperation({
  allow: 'catalogue.write',
  input: reordering,
  run: (wanted, { user, now }) => reorder(priceLists, wanted, savedBy(user, now)),
});
