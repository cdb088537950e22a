import { formatMoney } from '#shared/format/format-money.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** Ticks or unticks a row for the total incidence (QCA-040). */
export function tickIncidence(quotation: Quotation, sId: string, ticked: boolean): Quotation {
  const ids = new Set(quotation.selectedIncidences.map(({ id }) => id));
  if (ticked) ids.add(sId);
  else ids.delete(sId);
  return withTicks(quotation, ids);
}

/** Ticks or unticks every row: the tick of the column header (OP13). */
export function tickAllIncidences(quotation: Quotation, ticked: boolean): Quotation {
  const ids = ticked ? quotation.selectedProducts.map(({ sId }) => sId) : [];
  return withTicks(quotation, new Set(ids));
}

/**
 * Ticks are the sIds of rows, in row order; ids of removed rows are dropped. The stored value, in euro, and its
 * text are those of the moment: they are computed live wherever they are shown (OP13).
 */
export function withTicks(quotation: Quotation, ids: ReadonlySet<string>): Quotation {
  if (ids.size === 0 && quotation.selectedIncidences.length === 0) return quotation;
  const ticked = priceQuotation(quotation).rows.filter(({ sId }) => ids.has(sId));
  const selectedIncidences = ticked.map(({ sId, incidence }) => ({
    id: sId,
    value: incidence === null ? null : incidence / 100,
    text: formatMoney(incidence),
  }));
  return { ...quotation, selectedIncidences };
}
