import { acceptedTotals } from '#shared/offers/accepting/accepted-totals.ts';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import { carriedSelection } from '#shared/offers/accepting/selection.ts';
import { withSelection } from '#shared/offers/accepting/with-selection.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { readAcceptance } from './acceptance-store.ts';
import { readSnapshot } from './read-snapshot.ts';
import { readSentHead } from './sent-head-store.ts';

/** The working copy of an accepted offer with the options and alternatives that were accepted; any other as it is. */
export async function withAcceptedChoice(offer: Offer): Promise<Offer> {
  const head = await readSentHead(offer.id);
  if (head?.state !== 'accepted') return offer;
  const [snapshot, acceptance] = await Promise.all([
    readSnapshot(head, head.version),
    readAcceptance(offer.id),
  ]);
  const { chosen } = acceptedTotals(snapshot, { acceptance, outcome: head.outcome });
  return withSelection(offer, carriedSelection(selectableOffer(offer), snapshot.selectable, chosen));
}
