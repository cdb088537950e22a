import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';

/**
 * The row in another colour, or in none. Its own copy of the product says the price range (QCO-001): the same colour
 * may stand in another range of another copy. A row that has no colour and gets none stays in its range.
 */
export function withColour(
  row: QuotationRow,
  { color, colorlist }: Pick<QuotationRow, 'color' | 'colorlist'>,
): QuotationRow {
  const found = color ? priceRangeOfColour(row.priceranges, color.code) : undefined;
  return { ...row, color, colorlist, priceRange: found ?? (row.color ? 0 : row.priceRange) };
}
