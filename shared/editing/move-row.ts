import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';

/**
 * Puts a row at a position, from 0; positions beyond the ends mean the ends. The same quotation when it stands there
 * already. Packages follow: the first row of a product collects what others require of it (QCA-038).
 */
export function moveRow(quotation: Quotation, sId: string, position: number): Quotation {
  const rows = quotation.selectedProducts;
  const from = rows.findIndex((row) => row.sId === sId);
  const row = rows[from];
  const to = Math.min(Math.max(0, position), rows.length - 1);
  if (!row || from === to) return quotation;
  const selectedProducts = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return followAutomaticPacks(quotation, { ...quotation, selectedProducts });
}
