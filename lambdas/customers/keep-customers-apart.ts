import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { changeCustomerAnyhow, existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { id } from '#shared/schemas/id.ts';

/** Pairs that a customer remembers: the oldest is forgotten for one more. */
const mostPairs = 100;

/** Remembers that two customers are not one (CUS-040); the first of them keeps it. */
export const keepCustomersApart = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ first: id, second: id }).check(z.refine(({ first, second }) => first !== second)),
  async run({ first, second }, { user, now }) {
    await existingCustomer(user.id, second);
    return changeCustomerAnyhow(user.id, first, (customer) => ({
      ...customer,
      notDuplicateOf: [...customer.notDuplicateOf.filter((known) => known !== second), second].slice(
        -mostPairs,
      ),
      ...nextRevision(customer.revision, user, now),
    }));
  },
});
