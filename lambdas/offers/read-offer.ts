import { idInput, userOperation } from '#lambdas/operation.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { readOffer as read } from '#lambdas/store/offer/offer-store.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';

/** An offer of the caller, with its customer as they are now; that of anybody else is `not-found` (OFD-1). */
export const readOffer = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    const { offer } = await read(user.id, id);
    return offer.customerId ? withCustomer(offer, await readCustomer(user.id, offer.customerId)) : offer;
  },
});
