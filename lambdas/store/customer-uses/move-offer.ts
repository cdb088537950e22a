import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { changeOffer, readOffers } from '#lambdas/store/offer/offer-store.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';
import type { CustomerWork } from '#shared/schemas/customer-work.ts';
import type { Offer } from '#shared/schemas/offer.ts';

const nobody = { customerId: null, siteId: null, contactId: null, customer: null, site: null, contact: null };

/**
 * Gives a working copy of a customer that is gone to the one that takes its things, else takes the customer out; done
 * again it changes nothing. It is no save: author and time stay.
 */
export const moveOffer = (id: string, { uid, from, to, sites }: CustomerWork): Promise<void> =>
  tryAgain(async () => {
    const [stored] = await readOffers(uid, [id]);
    if (!stored || stored.offer.customerId !== from) return;
    const { offer, rows } = stored;
    // The one that takes it may be erased meanwhile.
    const customer = to === null ? undefined : await readCustomer(uid, to);
    const siteId = offer.siteId === null ? null : (sites[offer.siteId] ?? null);
    const moved: Offer = customer
      ? withCustomer({ ...offer, customerId: to, siteId }, customer)
      : { ...offer, ...nobody };
    await changeOffer({ offer: { ...moved, revision: offer.revision + 1 }, rows });
  });
