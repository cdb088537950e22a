import { userOperation } from '#lambdas/operation.ts';
import { listLinkKeys } from '#lambdas/store/pass/link-key-store.ts';
import { answeredOfferLink } from '#lambdas/store/sent-offer/answered-offer-link.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';

/** The links of an offer that are still good, the newest first (SND-031). */
export const listOfferLinks = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user, now }) {
    const { head } = await readOwnOffer(user.id, offer);
    if (!head) return [];
    const [links, keys] = await Promise.all([offerLinks.list(offer, now), listLinkKeys(offer)]);
    return links.flatMap((link) => {
      const key = keys.get(link.id);
      // It was revoked between the two queries.
      return key ? [answeredOfferLink(link, key)] : [];
    });
  },
});
