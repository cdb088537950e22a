import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import type { Quotation, QuotationLight } from '#shared/schemas/quotation.ts';

/** The figures of a quotation that lists show. */
export type ListFigures = Required<Pick<QuotationLight, 'products' | 'short' | 'total' | 'pricedBy'>>;

/** The figures of a quotation as it is saved, by the price list that its owner has then. */
export function listFigures(quotation: Quotation): ListFigures {
  const { rows, total } = priceQuotation(quotation);
  return {
    products: quotation.selectedProducts.length,
    short: shortRows(rows).length,
    total,
    pricedBy: quotation.pricelist?.id ?? null,
  };
}

/** A row as lists show it. */
export type SaidRow = QuotationLight & {
  /** Its total stays unsaid, because it is by another price list than its owner has today. */
  otherPriceList: boolean;
};

/** A row of a list. Its total stays unsaid, as in the history, when it is by another price list than its owner has today. */
export function withSaidTotal(row: QuotationLight, pricelist: string | null | undefined): SaidRow {
  const isOfToday = Boolean(pricelist) && row.pricedBy === pricelist;
  if (isOfToday) return { ...row, otherPriceList: false };
  return { ...row, total: null, otherPriceList: Boolean(row.pricedBy) };
}
