import { requiredProductsOf } from './required-by.ts';
import type { Catalogue, RuledProduct, Selected } from './selected.ts';

/**
 * The rows to add because a row requires them: what is not selected yet, and what those require in turn;
 * each product once, so that cycles end (QNW-031, QNW-032, OP44). Products need not be visible to the
 * user nor selectable on their own; those the catalogue lacks are left out (OP45).
 */
export function addRequired<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  row: Selected<P>,
  catalogue: Catalogue<P>,
  newId: () => string,
): Selected<P>[] {
  const visited = new Set(selection.map((selected) => selected.product.id));
  const added: Selected<P>[] = [];
  const queue = requiredProductsOf(row);
  for (const id of queue) {
    const product = catalogue.get(id);
    if (visited.has(id) || !product) continue;
    visited.add(id);
    const required: Selected<P> = { sId: newId(), product, consumptionRange: 0 };
    added.push(required);
    queue.push(...requiredProductsOf(required));
  }
  return added;
}
