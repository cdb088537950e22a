import { noInput, userOperation } from '#lambdas/operation.ts';
import { shownProducts } from '#lambdas/store/catalogue/shown-products.ts';

/** The products the caller may choose, and beside them those that choosing one would add (OP45). */
export const listSelectableProducts = userOperation({
  allow: 'catalogue.read',
  input: noInput,
  run: (_, { user }) => shownProducts(user),
});
