import { noInput } from '#lambdas/operation.ts';
import { knownOffer } from '#lambdas/store/sent-offer/known-offer.ts';
import type { OfferPage } from '#shared/offers/accepting/offer-page.ts';
import { pageOf } from '#shared/offers/accepting/page-of.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';

/** The page of an offer. Reading changes nothing, however often and by whom (ACC-005). */
export const readPage = customerOperation({
  limit: 'offer-page',
  input: noInput,
  async run(_, { link, now }): Promise<OfferPage> {
    const { head, state } = await newestOf(link, now);
    return pageOf(await knownOffer(head, link), state, now);
  },
});
