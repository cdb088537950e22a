import { type Demands, demandsOf, isCombined } from '#shared/pricing/demands.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { withRows } from './replace-row.ts';

type WithRows = Pick<Quotation, 'area' | 'selectedProducts'>;

/**
 * Locks again the rows an edit freed: they counted as combined before it, no longer do, and have no area of their
 * own (OP40). A row that starts to be combined keeps lock and area, and so does one whose lock the edit itself sets.
 */
export function relockFreedRows<Q extends WithRows>(
  before: WithRows,
  after: Q,
  named: ReadonlySet<string>,
): Q {
  const demandsBefore = demandsOf(before.selectedProducts);
  const demandsAfter = demandsOf(after.selectedProducts);
  const wasCombined = new Set(
    before.selectedProducts.filter((row) => isCombined(row, demandsBefore)).map(({ sId }) => sId),
  );
  const selectedProducts = after.selectedProducts.map((row) =>
    wasCombined.has(row.sId) && !named.has(row.sId) && isFree(row, demandsAfter)
      ? { ...row, lockedArea: true, area: after.area }
      : row,
  );
  return withRows(after, selectedProducts);
}

function isFree(row: QuotationRow, demands: Demands): boolean {
  return row.lockedArea === false && row.area === 0 && !row.areaFrom && !isCombined(row, demands);
}
