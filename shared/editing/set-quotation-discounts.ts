import { type Discounts, discountsOf } from '#shared/money/discount-factor.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** Sets the discounts, as stored fractions, of the quotation and of every row, overwriting their own (OP15, OP16). */
export function setQuotationDiscounts(quotation: Quotation, discounts: Discounts): Quotation {
  const three = discountsOf(discounts);
  const selectedProducts = quotation.selectedProducts.map((row) => ({ ...row, ...three }));
  return { ...quotation, ...three, selectedProducts };
}
