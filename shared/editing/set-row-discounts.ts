import { type Discounts, discountsOf } from '#shared/money/discount-factor.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { replaceRow } from './replace-row.ts';

/** Sets the three discounts of one row, as stored fractions (OP15, OP17). */
export function setRowDiscounts(quotation: Quotation, sId: string, discounts: Discounts): Quotation {
  return replaceRow(quotation, sId, (row) => ({ ...row, ...discountsOf(discounts) }));
}
