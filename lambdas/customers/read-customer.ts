import { idInput, userOperation } from '#lambdas/operation.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { returnedAmong } from '#lambdas/store/sent-offer/blocked-address-store.ts';

/** A customer of the caller's own; nobody else finds it (CUS-003). Addresses that mails come back from are named (SND-050). */
export const readCustomer = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    const customer = await existingCustomer(user.id, id);
    const addresses = [customer, ...customer.contacts].flatMap(({ email }) => email ?? []);
    const returned = await returnedAmong(user.id, addresses);
    return { ...customer, returned: returned.length > 0 ? returned : null };
  },
});
