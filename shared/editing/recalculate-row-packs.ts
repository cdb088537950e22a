import type { Quotation } from '#shared/schemas/quotation.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';

/** Gives a row changed by hand its automatic packages back; from then on they follow the estimate again (OP7). */
export function recalculateRowPacks(quotation: Quotation, sId: string): Quotation {
  return withAutomaticPacks(quotation, new Set([sId]));
}
