import { demandsOf } from '#shared/pricing/demands.ts';
import { isLocked } from '#shared/pricing/surface-of-row.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { replaceRow } from './replace-row.ts';
import { setQuotationArea } from './set-quotation-area.ts';

/**
 * Sets an area in square metres from a row: the quotation's when the row is locked, else its own; empty is 100 (OP41). A typed
 * area follows no measures any more (MEA-032).
 */
export function setRowArea(quotation: Quotation, sId: string, area: number | undefined | null): Quotation {
  const edited = quotation.selectedProducts.find((row) => row.sId === sId);
  if (!edited) return quotation;
  if (isLocked(edited, demandsOf(quotation.selectedProducts))) return setQuotationArea(quotation, area);
  const own = area ?? defaultArea;
  const after = replaceRow(quotation, sId, (row) => ({
    ...row,
    lockedArea: false,
    area: own,
    areaFrom: null,
  }));
  return followAutomaticPacks(quotation, after);
}
