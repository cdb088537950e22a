import type { Quantity } from '#shared/money/units.ts';
import { quantity } from '#shared/money/units.ts';
import { estimateOf } from './estimate.ts';
import { type PricingInput, priceQuotation } from './price-quotation.ts';
import type { PricedRow } from './priced-quotation.ts';

/** The need of a row for its own surface, and the one that others add to it. */
export type AddedNeed = { row: PricedRow; own: Quantity; forRequirers: Quantity };

/**
 * The rows that stood alone in `before` and are required in `after`. They keep their surface, and the need of their
 * requirers is added (OP40). Pieces always need one (OP43).
 */
export function addedNeeds(before: PricingInput, after: PricingInput): AddedNeed[] {
  const alone = new Set(
    priceQuotation(before)
      .rows.filter(({ requirers }) => requirers.length === 0)
      .map(({ sId }) => sId),
  );
  return priceQuotation(after).rows.flatMap((row) => {
    if (!alone.has(row.sId) || row.requirers.length === 0) return [];
    const own = estimateOf(row.row.um, row, []);
    const forRequirers = quantity(row.estimate - own);
    return own > 0 && forRequirers > 0 ? [{ row, own, forRequirers }] : [];
  });
}
