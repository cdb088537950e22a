import { listAllOffers } from '#lambdas/store/offer/offer-store.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import type { Made } from '#shared/customers/uses-of-customers.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';

/** All that an owner made, each with its customer. */
export async function madeWithCustomers(uid: string): Promise<{
  quotations: (Made & { id: string })[];
  offers: OfferLight[];
}> {
  const [quotations, offers] = await Promise.all([listOwnQuotations(uid), listAllOffers(uid)]);
  return { quotations, offers };
}
