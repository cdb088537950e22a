import { demandsOf, isCombined } from '#shared/pricing/demands.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/**
 * The quotation as it is opened. Rows without a lock flag get one: combined rows become unlocked with area 0 (QCA-030),
 * others locked (QCA-031). Rows with a flag keep lock and area (QCA-032). Ticks of rows that are gone are dropped.
 */
export function loadQuotation(quotation: Quotation): Quotation {
  const demands = demandsOf(quotation.selectedProducts);
  const selectedProducts = quotation.selectedProducts.map((row) => {
    if (row.lockedArea === true || row.lockedArea === false) return row;
    return isCombined(row, demands)
      ? { ...row, lockedArea: false, area: 0 }
      : { ...row, lockedArea: true, area: quotation.area };
  });
  const selectedIncidences = quotation.selectedIncidences.filter(({ id }) => demands.has(id));
  return { ...quotation, selectedProducts, selectedIncidences };
}
