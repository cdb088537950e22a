import { noInput } from '#lambdas/operation.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import type { OfferLook } from '#shared/offers/accepting/offer-page.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';

/** An open page asks now and then whether there is something newer, or the signed copy (ACC-011, ACC-036). */
export const look = customerOperation({
  limit: 'offer-page',
  input: noInput,
  async run(_, { link, now }): Promise<OfferLook> {
    const { head, state } = await newestOf(link, now);
    const acceptance = state === 'accepted' ? await readAcceptance(link.offer) : undefined;
    const signed = acceptance?.signedHash != null;
    return { version: head.version, state, signed, cancelled: head.cancelled !== null };
  },
});
