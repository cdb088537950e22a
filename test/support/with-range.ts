import { applyEdits } from '#shared/editing/apply-edits.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** The quotation after a save with another consumption range for one row. */
export function withRange(quotation: Quotation, sId: string, consumptionRange: number): Quotation {
  return applyEdits(quotation, quotation, {
    edits: quotation.selectedProducts.map((row) =>
      row.sId === sId ? { sId, consumptionRange } : { sId: row.sId },
    ),
    brought: new Map(),
    ticks: new Set(quotation.selectedIncidences.map(({ id }) => id)),
  });
}
