import { idInput, userOperation } from '#lambdas/operation.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';

/** A customer of the caller's own; nobody else finds it (CUS-003). */
export const readCustomer = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  run: ({ id }, { user }) => existingCustomer(user.id, id),
});
