import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { issueTicket } from '#lambdas/store/pass/ticket-store.ts';
import { id } from '#shared/schemas/id.ts';

/** A pass for one download of an offer in a new tab, which cannot carry a token (decision 13). */
export const createOfferTicket = userOperation({
  allow: 'offer.prepare',
  limit: 'download-ticket',
  input: z.strictObject({ offer: id }),
  async run({ offer }, { user, now }) {
    await readOffer(user.id, offer);
    return issueTicket({ userId: user.id, quotationId: offer }, now);
  },
});
