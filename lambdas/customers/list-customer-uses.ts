import { noInput, userOperation } from '#lambdas/operation.ts';
import { madeWithCustomers } from '#lambdas/store/customer-uses/made-with-customers.ts';
import { usesOfCustomers } from '#shared/customers/uses-of-customers.ts';

/** How often the caller's customers were quoted and offered: apart from the list, which is painted without it (CUS-022). */
export const listCustomerUses = userOperation({
  allow: 'offer.prepare',
  input: noInput,
  run: async (_, { user }) => usesOfCustomers(await madeWithCustomers(user.id)),
});
