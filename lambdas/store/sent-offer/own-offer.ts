import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { readSentHead } from './sent-head-store.ts';

/** An offer of a user, and its newest version where it has one or one is being prepared. */
export type OwnOffer = { light: OfferLight; head: SentHead | undefined };

/** `not-found` for everybody but the offer's owner, who learns nothing of its state either (SND-053). */
export async function readOwnOffer(uid: string, offer: string): Promise<OwnOffer> {
  const [light, head] = await Promise.all([readLightOffer(uid, offer), readSentHead(offer)]);
  return { light: mustBeThere(light), head: head?.uid === uid ? head : undefined };
}
