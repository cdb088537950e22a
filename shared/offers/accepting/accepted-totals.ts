import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import { chosenIds } from './chosen-ids.ts';
import { type SelectedTotals, type Selection, selectedTotals, sentSelection } from './selection.ts';

/** The totals of a selection, and the selection. */
export type AcceptedTotals = SelectedTotals & { chosen: Selection };

/** The totals of an acceptance, computed from what was sent; one that the owner noted has the selection of the version (SND-042). */
export function acceptedTotals(
  { selectable }: Pick<OfferSnapshot, 'selectable'>,
  acceptance: Pick<Acceptance, 'selection'> | undefined,
): AcceptedTotals {
  const chosen = (acceptance ? chosenIds(selectable, acceptance.selection) : sentSelection(selectable)) ?? [];
  const totals = selectedTotals(selectable, chosen);
  if (!totals) throw new Error('What was accepted does not fit what was sent.');
  return { ...totals, chosen };
}
