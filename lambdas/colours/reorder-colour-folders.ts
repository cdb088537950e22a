import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { colourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { reorder } from '#lambdas/store/catalogue/order-store.ts';
import { reordering } from '#shared/schemas/reordering.ts';

/** Stores the order of the folders (COL-033, OPC-04). */
export const reorderColourFolders = userOperation({
  allow: 'catalogue.write',
  input: reordering,
  run: (wanted, { user, now }) => reorder(colourFolders, wanted, savedBy(user, now)),
});
