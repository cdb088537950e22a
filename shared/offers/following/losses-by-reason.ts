import type { LossReason } from './loss-reasons.ts';
import { type CountedOffer, type Figure, figureOf, groupOf } from './offer-figures.ts';

/** `unsaid`: the customer declined without a word. */
export type LossRow = Figure & { reason: LossReason | 'unsaid' };

/**
 * Lost offers by reason, the most frequent first, the customer's and the owner's in one table. Expired ones had no answer
 * (FUP-023).
 */
export function lossesByReason(offers: readonly CountedOffer[]): LossRow[] {
  const lost = offers.filter((offer) => groupOf(offer) === 'lost');
  const rows = Map.groupBy(lost, reasonOf);
  return [...rows]
    .map(([reason, members]) => ({ reason, ...figureOf(members) }))
    .sort(
      (one, other) =>
        other.offers - one.offers || other.value - one.value || (one.reason < other.reason ? -1 : 1),
    );
}

const reasonOf = ({ state, reason }: CountedOffer): LossRow['reason'] =>
  state === 'expired' ? 'noAnswer' : (reason ?? 'unsaid');
