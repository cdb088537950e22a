import type { OfferSelection } from '#shared/schemas/acceptance.ts';
import type { SelectableOffer } from './selectable-offer.ts';
import type { Selection } from './selection.ts';

/**
 * The ids of a selection; null where it names an option that is none, or a line for a group of others. What is missing
 * or chosen twice is told by `selectedTotals` (ACC-014).
 */
export function chosenIds(
  { lines }: Pick<SelectableOffer, 'lines'>,
  { options, alternatives }: OfferSelection,
): Selection | null {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const chosen = Object.entries(alternatives);
  const fits =
    options.every((id) => byId.get(id)?.optional) &&
    chosen.every(([group, id]) => byId.get(id)?.alternative === group);
  return fits ? [...options, ...chosen.map(([, id]) => id)] : null;
}
