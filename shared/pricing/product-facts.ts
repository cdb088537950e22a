import type { ConsumptionRange } from '#shared/schemas/product.ts';
import type { Pack, QuotationRow } from '#shared/schemas/quotation.ts';

type PricedByRange = Pick<QuotationRow, 'priceType' | 'priceRange'> & { priceranges: readonly unknown[] };

/**
 * The price range whose packages apply: the chosen one when priced by colour, else always the first (QCA-008,
 * QCA-009, OP8). A choice that no longer exists counts as the first.
 */
export function priceRangeIndexOf(row: PricedByRange): number {
  return row.priceType === 'colors' && row.priceranges[row.priceRange] ? row.priceRange : 0;
}

/** The packages of that range, shown or not (formula 1). */
export function packsOf(
  row: Pick<QuotationRow, 'priceType' | 'priceRange' | 'priceranges'>,
): readonly Pack[] {
  return row.priceranges[priceRangeIndexOf(row)]?.prices ?? [];
}

/** The chosen consumption range of a row with variable consumption; the first by default (QCA-006). */
export function consumptionRangeOf(
  row: Pick<QuotationRow, 'consumptionType' | 'consumptionRange' | 'consumptionranges'>,
): ConsumptionRange | undefined {
  if (row.consumptionType !== 'variable') return undefined;
  return row.consumptionranges[row.consumptionRange ?? 0] ?? row.consumptionranges[0];
}

/**
 * Used with another product and never alone (QCA-036); a product that is neither combined nor standalone counts as
 * standalone (OP42).
 */
export function isCombinedOnly(row: Pick<QuotationRow, 'combined' | 'standalone'>): boolean {
  return row.combined && !row.standalone;
}

/** Whether a row priced by colour has none yet: it counts in the first range until then (OP9). */
export function isColourMissing(row: Pick<QuotationRow, 'priceType' | 'color'>): boolean {
  return row.priceType === 'colors' && !row.color;
}
