import { idInput, userOperation } from '#lambdas/operation.ts';
import { usesOfPriceList } from '#lambdas/store/catalogue/uses-of-price-list.ts';

/** How many users and phases a price list has: it cannot be deleted while there are any (OPC-16). */
export const priceListUses = userOperation({
  allow: 'catalogue.write',
  input: idInput,
  run: ({ id }, { user }) => usesOfPriceList(id, user),
});
