import { addRequired } from './add-required.ts';
import { noLongerRequired } from './no-longer-required.ts';
import { missingProducts } from './required-by.ts';
import type { Catalogue, RuledProduct, Selected, SelectionChange } from './selected.ts';

/**
 * Chooses another consumption range of a row. Products that only the new range requires are added, those that only the
 * old one required leave. A product that both require stays as it is (QNW-018, QNW-033, OP61). A row or a range that
 * does not exist changes nothing.
 */
export function changeConsumptionRange<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  sId: string,
  consumptionRange: number,
  catalogue: Catalogue<P>,
  newId: () => string,
): SelectionChange<P> {
  const row = selection.find((candidate) => candidate.sId === sId);
  if (!row?.product.consumptionranges[consumptionRange]) {
    return { selection, added: [], removed: [], missing: missingProducts(selection, catalogue) };
  }
  const changed: Selected<P> = { ...row, consumptionRange };
  const kept = selection.map((candidate) => (candidate === row ? changed : candidate));
  const added = addRequired(kept, changed, catalogue, newId);
  const completed = [...kept, ...added];
  const removed = noLongerRequired(selection, completed);
  const result = completed.filter((candidate) => !removed.includes(candidate));
  return { selection: result, added, removed, missing: missingProducts(result, catalogue) };
}
