import { demandsOf } from '#shared/pricing/demands.ts';
import { isLocked } from '#shared/pricing/surface-of-row.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { lockRows } from './lock-rows.ts';

/** Flips the lock of a row (QCA-033). */
export function toggleRowLock(quotation: Quotation, sId: string): Quotation {
  const row = quotation.selectedProducts.find((candidate) => candidate.sId === sId);
  if (!row) return quotation;
  return lockRows(quotation, new Set([sId]), !isLocked(row, demandsOf(quotation.selectedProducts)));
}
