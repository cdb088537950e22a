import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { chosenIds } from './chosen-ids.ts';
import { type SelectedTotals, type Selection, selectedTotals, sentSelection } from './selection.ts';

/** The totals of a selection, and the selection. */
export type AcceptedTotals = SelectedTotals & { chosen: Selection };

/** The evidence of an acceptance by the customer, and the outcome with what its owner noted. */
export type Told = {
  acceptance: Pick<Acceptance, 'selection'> | undefined;
  outcome: Pick<NonNullable<SentHead['outcome']>, 'selection'> | null;
};

/** The totals of an acceptance, computed from what was sent: with what the customer chose, else as noted, else as sent (SND-042). */
export function acceptedTotals(
  { selectable }: Pick<OfferSnapshot, 'selectable'>,
  { acceptance, outcome }: Told,
): AcceptedTotals {
  const chosen = acceptance
    ? (chosenIds(selectable, acceptance.selection) ?? [])
    : (outcome?.selection ?? sentSelection(selectable));
  const totals = selectedTotals(selectable, chosen);
  if (!totals) throw new Error('What was accepted does not fit what was sent.');
  return { ...totals, chosen };
}
