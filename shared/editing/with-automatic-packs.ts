import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import { automaticCounts } from './automatic-counts.ts';
import { withCounts } from './replace-row.ts';

/** The quotation with the automatic packages in the rows named by sId, or in all: a new quotation, new rows. */
export function withAutomaticPacks<Q extends PricingInput>(quotation: Q, sIds?: ReadonlySet<string>): Q {
  const selectedProducts = priceQuotation(quotation).rows.map((priced) =>
    !sIds || sIds.has(priced.sId) ? withCounts(priced.row, automaticCounts(priced)) : priced.row,
  );
  return { ...quotation, selectedProducts };
}
