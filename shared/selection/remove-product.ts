import { noLongerRequired } from './no-longer-required.ts';
import { missingProducts } from './required-by.ts';
import type { Catalogue, RuledProduct, Selected, SelectionChange } from './selected.ts';

/** Removes a row, then the combined products that nothing requires any more (QNW-017, QNW-033, QNW-034). */
export function removeProduct<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  sId: string,
  catalogue: Catalogue<P>,
): SelectionChange<P> {
  const rest = selection.filter((row) => row.sId !== sId);
  const removed = noLongerRequired(selection, rest);
  const result = rest.filter((row) => !removed.includes(row));
  return { selection: result, added: [], removed, missing: missingProducts(result, catalogue) };
}
