import { type Cents, cents } from '#shared/money/units.ts';
import { type PackPriceChange, packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type ChosenColour, chooseRowColour } from './choose-row-colour.ts';

export type PriceRangeChange = {
  before: PricedRow;
  after: PricedRow;
  prices: readonly PackPriceChange[];
  /** The change of the quotation's total; null without a price list. */
  difference: Cents | null;
};

/** The change of a row when its colour brings another price range; undefined when the range stays. */
export function priceRangeChange(
  quotation: Quotation,
  sId: string,
  colour: ChosenColour,
): PriceRangeChange | undefined {
  const choice = chooseRowColour(quotation, sId, colour);
  if (!choice.available) return undefined;
  const [now, then] = [priceQuotation(quotation), priceQuotation(choice.quotation)];
  const [before, after] = [now, then].map(({ rows }) => rows.find((row) => row.sId === sId));
  if (!before || !after || before.priceRangeIndex === after.priceRangeIndex) return undefined;
  const difference = now.total === null || then.total === null ? null : cents(then.total - now.total);
  return { before, after, prices: packPriceChanges(before, after), difference };
}
