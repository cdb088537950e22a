import { offerAddress, offerToken } from '#lambdas/store/pass/share-token.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';

/** A link as its owner sees it: its address, neither its key nor its hash. */
export function answeredOfferLink({ tokenHash, uid, seen, ...link }: OfferLink, key: string) {
  return { ...link, address: offerAddress(link.offer, offerToken(link, key)) };
}
