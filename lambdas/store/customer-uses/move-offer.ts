import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { changeOffer, readLightOffer, readOffers } from '#lambdas/store/offer/offer-store.ts';
import { forgetInVersions } from '#lambdas/store/sent-offer/forget-in-versions.ts';
import { withCustomer } from '#shared/offers/printed-customer.ts';
import type { CustomerWork } from '#shared/schemas/customer-work.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { isOf } from './is-of.ts';

const nobody = { customerId: null, siteId: null, contactId: null, customer: null, site: null, contact: null };

/**
 * Gives an offer of a customer that is gone to the one that takes its things, else takes the customer out of it and of its
 * versions. Done again it changes nothing. It is no save: author and time stay.
 */
export async function moveOffer(id: string, work: CustomerWork): Promise<void> {
  const light = await readLightOffer(work.uid, id);
  if (!light || !isOf(light, work.from)) return;
  // The customer leads to the versions: it goes last.
  if (work.to === null) await forgetInVersions(light, work);
  await moveWorkingCopy(id, work);
}

const moveWorkingCopy = (id: string, work: CustomerWork): Promise<void> =>
  tryAgain(async () => {
    const [[stored], light] = await Promise.all([readOffers(work.uid, [id]), readLightOffer(work.uid, id)]);
    if (!stored || !light || !isOf(light, work.from)) return;
    const { offer, rows } = stored;
    const moved = { ...(await movedOffer(offer, work)), revision: offer.revision + 1 };
    await changeOffer({ offer: moved, rows }, { formerCustomers: formerAfter(light, work) });
  });

async function movedOffer(offer: Offer, { uid, from, to, sites }: CustomerWork): Promise<Offer> {
  if (offer.customerId !== from) return offer;
  // The one that takes it may be erased meanwhile.
  const customer = to === null ? undefined : await readCustomer(uid, to);
  const siteId = offer.siteId === null ? null : (sites[offer.siteId] ?? null);
  return customer ? withCustomer({ ...offer, customerId: to, siteId }, customer) : { ...offer, ...nobody };
}

const formerAfter = ({ formerCustomers }: OfferLight, { from, to }: CustomerWork) =>
  formerCustomers.flatMap((former) => {
    if (former.customer !== from) return [former];
    return to === null ? [] : [{ ...former, customer: to }];
  });
