import { canAddAlone } from './can-add-alone.ts';
import { requiredProductsOf, requirersOf } from './required-by.ts';
import type { RuledProduct, Selected } from './selected.ts';

/** The sIds of the roots and of all rows they require, directly or through others. */
function reachedFrom(selection: readonly Selected[], roots: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const queue = selection.filter((row) => roots.has(row.sId));
  for (const row of queue) {
    if (reached.has(row.sId)) continue;
    reached.add(row.sId);
    const required = new Set(requiredProductsOf(row));
    queue.push(...selection.filter((other) => required.has(other.product.id)));
  }
  return reached;
}

/**
 * The rows of `after` that stayed only because something required them in `before` and nothing does any
 * more; only products that cannot stand alone (QNW-033, QNW-034). Products that require each other do not
 * keep each other; a row that nothing required in `before` either is left alone.
 */
export function noLongerRequired<P extends RuledProduct>(
  before: readonly Selected<P>[],
  after: readonly Selected<P>[],
): Selected<P>[] {
  // Rows that may stand alone are roots, so they always stay.
  const roots = new Set(
    before
      .filter((row) => canAddAlone(row.product) || requirersOf(before, row).length === 0)
      .map((row) => row.sId),
  );
  const reachedBefore = reachedFrom(before, roots);
  const reachedAfter = reachedFrom(after, roots);
  return after.filter((row) => reachedBefore.has(row.sId) && !reachedAfter.has(row.sId));
}
