import { addRequired } from './add-required.ts';
import { canAddAlone } from './can-add-alone.ts';
import { missingProducts } from './required-by.ts';
import type { Catalogue, RuledProduct, Selected, SelectionChange } from './selected.ts';

/**
 * Adds a product with a new sId at the end, then what it requires (QNW-029 to QNW-032). A product that
 * cannot be added alone leaves the selection as it is (QNW-028).
 */
export function addProduct<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  product: P,
  catalogue: Catalogue<P>,
  newId: () => string,
): SelectionChange<P> {
  if (!canAddAlone(product)) {
    return { selection, added: [], removed: [], missing: missingProducts(selection, catalogue) };
  }
  const row: Selected<P> = { sId: newId(), product, consumptionRange: 0 };
  const chosen = [...selection, row];
  const added = addRequired(chosen, row, catalogue, newId);
  const result = [...chosen, ...added];
  return { selection: result, added, removed: [], missing: missingProducts(result, catalogue) };
}
