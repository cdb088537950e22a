import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, QuotationLight } from '#shared/schemas/quotation.ts';

/** The figures of a quotation that lists show. */
export type ListFigures = Required<Pick<QuotationLight, 'products' | 'total' | 'pricedBy'>>;

/** The figures of a quotation as it is saved, by the price list that its owner has then. */
export const listFigures = (quotation: Quotation): ListFigures => ({
  products: quotation.selectedProducts.length,
  total: priceQuotation(quotation).total,
  pricedBy: quotation.pricelist?.id ?? null,
});

/** A row of a list. Its total stays unsaid, as in the history, when it is by another price list than its owner has today. */
export function withSaidTotal(row: QuotationLight, pricelist: string | null | undefined): QuotationLight {
  const isOfToday = Boolean(pricelist) && row.pricedBy === pricelist;
  return isOfToday ? row : { ...row, total: null };
}
