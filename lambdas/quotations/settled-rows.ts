import type { StoredRow } from '#lambdas/store/quotation-items.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';

/** The stored rows with the locks, areas and counts of packages that the calculation settled. */
export function settledRows(rows: readonly StoredRow[], { selectedProducts }: Quotation): StoredRow[] {
  const settled = new Map(selectedProducts.map((row) => [row.sId, row]));
  return rows.map((row) => {
    const { lockedArea, area } = settled.get(row.sId) ?? row.choices;
    const packs = countsOf(settled.get(row.sId));
    return { ...row, packs, choices: { ...row.choices, area, lockedArea: lockedArea ?? undefined } };
  });
}

/** Packages with a count, by the id of their price entry. */
function countsOf(row: QuotationRow | undefined): Record<string, number> {
  const entries = row?.priceranges.flatMap(({ prices }) => prices) ?? [];
  return Object.fromEntries(entries.flatMap(({ id, quantity }) => (quantity > 0 ? [[id, quantity]] : [])));
}
