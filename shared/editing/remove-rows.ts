import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { leavingRows } from '#shared/selection/leaving-rows.ts';
import type { Selected } from '#shared/selection/selected.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { withTicks } from './tick-incidence.ts';

/** The rows as the rules of the selection see them. */
export const selectionOf = (rows: readonly QuotationRow[]): Selected<QuotationRow>[] =>
  rows.map((row) => ({ sId: row.sId, product: row, consumptionRange: row.consumptionRange }));

/**
 * Removes rows, the combined products that no other row requires any more, and the ticks of all removed rows. Automatic
 * packages follow. Returns the same quotation if no row may leave or if all rows would: a quotation has at least one
 * row.
 */
export function removeRows(quotation: Quotation, sIds: ReadonlySet<string>): Quotation {
  const rows = quotation.selectedProducts;
  const leaving = leavingRows(selectionOf(rows), sIds);
  if (leaving.size === 0 || leaving.size === rows.length) return quotation;
  const selectedProducts = rows.filter(({ sId }) => !leaving.has(sId));
  const followed = followAutomaticPacks(quotation, { ...quotation, selectedProducts });
  return withTicks(followed, new Set(quotation.selectedIncidences.map(({ id }) => id)));
}
