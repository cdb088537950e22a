import { priceRangeIndexOf } from '#shared/pricing/product-facts.ts';
import type { Pack, QuotationRow } from '#shared/schemas/quotation.ts';

type WithRows = { readonly selectedProducts: readonly QuotationRow[] };

/** The quotation with these rows in the places of its own; the same quotation, priced already, when none is another. */
export function withRows<Q extends WithRows>(quotation: Q, selectedProducts: readonly QuotationRow[]): Q {
  const isSame = selectedProducts.every((row, index) => row === quotation.selectedProducts[index]);
  return isSame ? quotation : { ...quotation, selectedProducts };
}

/** The quotation with one row changed; the same quotation when no row has that sId. */
export function replaceRow<Q extends WithRows>(
  quotation: Q,
  sId: string,
  change: (row: QuotationRow) => QuotationRow,
): Q {
  const index = quotation.selectedProducts.findIndex((row) => row.sId === sId);
  const row = quotation.selectedProducts[index];
  return row
    ? { ...quotation, selectedProducts: quotation.selectedProducts.with(index, change(row)) }
    : quotation;
}

export type PackCount = { id: string; quantity: number };

/** Counts of packages, by their id. */
export const countsOf = (packs: readonly PackCount[]): ReadonlyMap<string, number> =>
  new Map(packs.map(({ id, quantity }) => [id, quantity]));

/** The row with other counts for packages of its price range, by package id; the same row when none differs. */
export function withCounts(row: QuotationRow, counts: ReadonlyMap<string, number>): QuotationRow {
  const index = priceRangeIndexOf(row);
  const range = row.priceranges[index];
  const changes = (pack: Pack) => (counts.get(pack.id) ?? pack.quantity) !== pack.quantity;
  if (!range?.prices.some(changes)) return row;
  const prices = range.prices.map((pack) => ({ ...pack, quantity: counts.get(pack.id) ?? pack.quantity }));
  return { ...row, priceranges: row.priceranges.with(index, { ...range, prices }) };
}
