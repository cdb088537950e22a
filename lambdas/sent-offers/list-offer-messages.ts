import { userOperation } from '#lambdas/operation.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';

/** Questions of the customer and answers of the owner, the oldest first (ACC-017). */
export const listOfferMessages = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user }) {
    const { head } = await readOwnOffer(user.id, offer);
    return head ? listMessages(offer) : [];
  },
});
