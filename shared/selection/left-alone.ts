import { requirersOf } from './required-by.ts';
import type { RuledProduct, Selected } from './selected.ts';

/** The rows that others required in `before` and none does in `after`: they stay, as products of their own (QNW-034). */
export function leftAlone<P extends RuledProduct>(
  before: readonly Selected<P>[],
  after: readonly Selected<P>[],
): Selected<P>[] {
  const required = new Set(before.filter((row) => requirersOf(before, row).length > 0).map(({ sId }) => sId));
  return after.filter((row) => required.has(row.sId) && requirersOf(after, row).length === 0);
}
