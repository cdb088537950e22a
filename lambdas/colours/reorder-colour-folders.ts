import { operation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { colourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { reorder } from '#lambdas/store/catalogue/order-store.ts';
import { reordering } from '#shared/schemas/reordering.ts';

/** Stores the order of the folders (COL-033, OPC-04). */
export const reorderColourFolders = operation({
  allow: 'catalogue.write',
  input: reordering,
  run: ({ ids, from }, { caller, now }) =>
    reorder('colorlist', () => colourFolders.list(true), {
      ids,
      from,
      by: savedBy(signedInUser(caller), now),
    }),
});
