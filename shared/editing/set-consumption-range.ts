import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { replaceRow } from './replace-row.ts';

/**
 * Chooses the consumption range of a row by index (OP61). Rows it no longer requires are locked again (OP40) and
 * packages follow (OP7); adding and removing required products is the selection's task.
 */
export function setConsumptionRange(quotation: Quotation, sId: string, consumptionRange: number): Quotation {
  const chosen = replaceRow(quotation, sId, (row) => ({ ...row, consumptionRange }));
  return followAutomaticPacks(quotation, chosen);
}
