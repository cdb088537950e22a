import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { shownProducts } from '#lambdas/store/catalogue/shown-products.ts';

/** The products the caller may choose, and beside them those that choosing one would add (OP45). */
export const listSelectableProducts = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  run: (_, { caller }) => shownProducts(signedInUser(caller)),
});
