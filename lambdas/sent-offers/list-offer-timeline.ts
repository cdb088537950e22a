import { userOperation } from '#lambdas/operation.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { listTimeline } from '#lambdas/store/sent-offer/timeline-store.ts';
import { timelineInput } from '#shared/schemas/sent-offer-input.ts';

/** A slice of what happened to an offer, the newest line first (SND-048). */
export const listOfferTimeline = userOperation({
  allow: 'offer.prepare',
  input: timelineInput,
  async run({ offer, after }, { user }) {
    const { head } = await readOwnOffer(user.id, offer);
    return head ? listTimeline(offer, after ?? undefined) : { items: [], next: null };
  },
});
