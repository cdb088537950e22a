import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import { automaticCounts } from './automatic-counts.ts';
import { withCounts, withRows } from './replace-row.ts';

/** The quotation with the proposed packages in the rows named by sId, or in all: a new quotation, new rows. */
export function withAutomaticPacks<Q extends PricingInput>(quotation: Q, sIds?: ReadonlySet<string>): Q {
  const selectedProducts = priceQuotation(quotation).rows.map((priced) =>
    !sIds || sIds.has(priced.sId) ? withCounts(priced.row, automaticCounts(priced)) : priced.row,
  );
  return { ...quotation, selectedProducts };
}

/**
 * The quotation with the packages of its aims: an aim is stored, its counts follow from the rest. The same quotation
 * when they do already.
 */
export function withAimedPacks<Q extends PricingInput>(quotation: Q): Q {
  if (quotation.selectedProducts.every(({ packAim }) => packAim === null)) return quotation;
  const selectedProducts = priceQuotation(quotation).rows.map((priced) =>
    priced.row.packAim === null ? priced.row : withCounts(priced.row, automaticCounts(priced)),
  );
  return withRows(quotation, selectedProducts);
}
