import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { existingCustomer, createCustomer as store } from '#lambdas/store/customer/customer-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { emptyCustomer } from '#shared/customers/customer-defaults.ts';
import { newCustomerInput } from '#shared/schemas/customer-input.ts';
import { id } from '#shared/schemas/id.ts';
import { goodCustomer, sentFields } from './good-customer.ts';

/** Makes a customer of the caller's own. Country and language follow the caller where nobody says another. */
export const createCustomer = userOperation({
  allow: 'offer.prepare',
  limit: 'new-customer',
  input: z.strictObject({ key: id, customer: newCustomerInput }),
  async run({ key, customer: input }, { user, now, newId }) {
    const typed = { ...emptyCustomer(input.kind, input.country ?? user.country), ...sentFields(input) };
    const customer = {
      ...goodCustomer(typed),
      id: newId(),
      uid: user.id,
      createdAt: now.toISOString(),
      ...nextRevision(0, user, now),
      notDuplicateOf: [],
      mergedInto: null,
    };
    const made = await runOnce(user, key, input, (once) => store(customer, once, now));
    return existingCustomer(user.id, made);
  },
});
