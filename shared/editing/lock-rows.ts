import { demandsOf } from '#shared/pricing/demands.ts';
import { isLocked } from '#shared/pricing/surface-of-row.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';

/**
 * Locks or unlocks rows. Locking copies the quotation's area into a row (QCA-034); unlocking keeps the current area,
 * which is the quotation's, as the row's own (QCA-035). So both write the same area. A locked row has no measures of its own
 * (MEA-031). Rows that are so already stay as they are.
 */
export function lockRows(quotation: Quotation, sIds: ReadonlySet<string>, lockedArea: boolean): Quotation {
  const demands = demandsOf(quotation.selectedProducts);
  const selectedProducts = quotation.selectedProducts.map((row) =>
    sIds.has(row.sId) && isLocked(row, demands) !== lockedArea
      ? { ...row, lockedArea, area: quotation.area, areaFrom: null }
      : row,
  );
  return followAutomaticPacks(quotation, { ...quotation, selectedProducts });
}
