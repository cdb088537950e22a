import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import type { SentOffer } from '../use-sent-offer.ts';

/** The offer, and its newest version. */
export type TabProps = OfferView & { sent: SentOffer };
