import type { OfferSelection } from '#shared/schemas/acceptance.ts';
import type { OfferSnapshot } from '../offer/offer-snapshot.ts';

/** The names of the chosen options and alternatives, as they stand in the document; undefined where there is no choice. */
export function chosenNames(
  { model, selectable }: Pick<OfferSnapshot, 'model' | 'selectable'>,
  { options, alternatives }: OfferSelection,
): string[] | undefined {
  const hasChoice = selectable.lines.some((line) => line.optional || line.alternative !== null);
  if (!hasChoice) return undefined;
  const chosen = new Set([...options, ...Object.values(alternatives)]);
  const rows = [...model.sections, ...model.choices].flatMap((part) => [...part.rows]);
  return rows.filter(({ id }) => chosen.has(id)).map(({ name }) => name.text);
}
