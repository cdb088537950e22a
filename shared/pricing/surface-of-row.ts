import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { type Quantity, quantity } from '#shared/money/units.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { type Demands, isCombined } from './demands.ts';

/**
 * Whether a row follows the quotation's area. A row without a flag is locked unless it counts as combined (QCA-030,
 * QCA-031).
 */
export function isLocked(row: QuotationRow, demands: Demands): boolean {
  return row.lockedArea ?? !isCombined(row, demands);
}

/** A_p in millionths of a square metre: the quotation's area when locked, else the row's own (QCA-028, QCA-029). */
export function surfaceOfRow(row: QuotationRow, demands: Demands, quotationArea: number): Quantity {
  if (isLocked(row, demands)) return squareMetres(quotationArea);
  const hasFlag = row.lockedArea !== undefined && row.lockedArea !== null;
  return hasFlag ? squareMetres(row.area) : quantity(0);
}

/**
 * The surface a requirer brings to the products it requires: its own and that of the rows that require it in
 * turn, each row once, so that cycles end (OP44). `seen` holds the sIds already counted.
 */
export function coveredSurface(
  row: QuotationRow,
  demands: Demands,
  quotationArea: number,
  seen: Set<string>,
): Quantity {
  seen.add(row.sId);
  let surface: number = surfaceOfRow(row, demands, quotationArea);
  for (const { requirer } of demands.get(row.sId) ?? []) {
    if (!seen.has(requirer.sId)) surface += coveredSurface(requirer, demands, quotationArea, seen);
  }
  return quantity(surface);
}

function squareMetres(area: number): Quantity {
  return quantity(Math.max(0, parseStoredQuantity(area) ?? 0));
}
