import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';

/**
 * Whether a quotation comes to something else: its totals, the rows it has, or the cost, quantity or incidence of one.
 * The order of the rows, their colours and notes, or an area that needs no other packages are no money.
 */
export function hasMoneyChanged(before: PricingInput, after: PricingInput): boolean {
  return figuresOf(before) !== figuresOf(after);
}

function figuresOf(quotation: PricingInput): string {
  const { rows, total, totalIncidence } = priceQuotation(quotation);
  const ofRows = rows.map(({ sId, cost, quantity, incidence }) => [sId, cost, quantity, incidence].join());
  return JSON.stringify([total, totalIncidence, ofRows.toSorted()]);
}
