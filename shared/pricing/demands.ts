import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { type Quantity, quantity } from '#shared/money/units.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { consumptionRangeOf, isCombinedOnly } from './product-facts.ts';

/** Another row that asks for this one, and how much per square metre of that other row (OP3), in millionths. */
type Demand = { requirer: QuotationRow; consumption: Quantity };
export type Demands = ReadonlyMap<string, readonly Demand[]>;

/**
 * R(p) of every row, by sId: the other rows whose chosen range of variable consumption requires the product
 * (QCA-039). Only the first row of a product collects the demand (QCA-037, QCA-038).
 */
export function demandsOf(rows: readonly QuotationRow[]): Demands {
  const firstOfProduct = new Map<string, string>();
  for (const row of rows) if (!firstOfProduct.has(row.id)) firstOfProduct.set(row.id, row.sId);
  const demands = new Map<string, Demand[]>(rows.map((row) => [row.sId, []]));
  for (const requirer of rows) {
    for (const { product, consumption } of consumptionRangeOf(requirer)?.requiredProducts ?? []) {
      const sId = firstOfProduct.get(product);
      if (sId === undefined || sId === requirer.sId) continue;
      const perSquareMetre = quantity(Math.max(0, parseStoredQuantity(consumption) ?? 0));
      demands.get(sId)?.push({ requirer, consumption: perSquareMetre });
    }
  }
  return demands;
}

/** Whether a row counts as combined: combined-only, or the first row of a product another row requires. */
export function isCombined(row: QuotationRow, demands: Demands): boolean {
  return isCombinedOnly(row) || (demands.get(row.sId)?.length ?? 0) > 0;
}
