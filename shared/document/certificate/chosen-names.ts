import type { Selection } from '#shared/offers/accepting/selection.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import type { OfferSnapshot } from '../offer/offer-snapshot.ts';
import { placedRows } from '../offer/placed-rows.ts';

/** The names of the chosen options and alternatives, with their sections; undefined where there is no choice. */
export function chosenNames(
  { model, selectable }: Pick<OfferSnapshot, 'model' | 'selectable'>,
  chosen: Selection,
): string[] | undefined {
  if (selectable.lines.every(isFixed)) return undefined;
  return placedRows(model)
    .filter(({ id }) => chosen.includes(id))
    .map(({ name, section }) => placedName(name.text, section));
}
