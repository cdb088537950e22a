import type { ListedState } from '#shared/offers/listed-state.ts';
import type { SentOffer } from './use-sent-offer.ts';

/** The state of an offer in the word of the list: one that was accepted may be cancelled since (SND-045). */
export const shownState = (sent: SentOffer | null): ListedState =>
  sent?.cancelled ? 'cancelled' : (sent?.state ?? 'draft');
