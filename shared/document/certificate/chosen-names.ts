import type { Selection } from '#shared/offers/accepting/selection.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import type { OfferSnapshot } from '../offer/offer-snapshot.ts';

/** The names of the chosen options and alternatives, as they stand in the document; undefined where there is no choice. */
export function chosenNames(
  { model, selectable }: Pick<OfferSnapshot, 'model' | 'selectable'>,
  chosen: Selection,
): string[] | undefined {
  if (selectable.lines.every(isFixed)) return undefined;
  const rows = [...model.sections, ...model.choices].flatMap((part) => [...part.rows]);
  return rows.filter(({ id }) => chosen.includes(id)).map(({ name }) => name.text);
}
