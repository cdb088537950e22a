import { demandsOf } from '#shared/pricing/required-by.ts';
import { isLocked } from '#shared/pricing/surface-of-row.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { replaceRow } from './replace-row.ts';

/**
 * Flips the lock of a row (QCA-033). Locking copies the quotation's area into the row (QCA-034); unlocking keeps
 * the current area, which is the quotation's, as the row's own (QCA-035). So both write the same area.
 */
export function toggleRowLock(quotation: Quotation, sId: string): Quotation {
  const demands = demandsOf(quotation.selectedProducts);
  const after = replaceRow(quotation, sId, (row) => ({
    ...row,
    lockedArea: !isLocked(row, demands),
    area: quotation.area,
  }));
  return followAutomaticPacks(quotation, after);
}
