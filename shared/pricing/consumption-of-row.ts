import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit, type Quantity, quantity } from '#shared/money/units.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { consumptionRangeOf } from './product-facts.ts';

/**
 * c_p: units of the product per square metre, in millionths. A fixed consumption is the product's own (QCA-004), a
 * variable one that of the chosen range (QCA-005). Without a readable number it is 1 for a product in square metres,
 * else 0.
 */
export function consumptionOfRow(row: QuotationRow): Quantity {
  const stored = row.consumptionType === 'variable' ? consumptionRangeOf(row)?.consumption : row.consumption;
  const value = parseStoredQuantity(stored);
  if (value !== undefined) return quantity(Math.max(0, value));
  return quantity(row.um === 'mq' ? perUnit : 0);
}
