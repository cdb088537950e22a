import { type Cents, cents, type Price, type Quantity } from '#shared/money/units.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedPack, PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type ChosenColour, chooseRowColour } from './choose-row-colour.ts';

/** The price of packages of one size; null where there is none, or no such package in the price range. */
export type PackPriceChange = { size: Quantity; before: Price | null; after: Price | null };

export type PriceRangeChange = {
  before: PricedRow;
  after: PricedRow;
  prices: readonly PackPriceChange[];
  /** What the total of the quotation grows by; null without a price list. */
  difference: Cents | null;
};

/** What a colour makes of its row when it brings another price range; undefined when the range stays. */
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
  return { before, after, prices: pricesBySize(before.packs, after.packs), difference };
}

function pricesBySize(
  before: readonly PricedPack[],
  after: readonly PricedPack[],
): readonly PackPriceChange[] {
  const sizes = new Set([...before, ...after].map(({ size }) => size));
  const priceIn = (packs: readonly PricedPack[], size: Quantity) =>
    packs.find((pack) => pack.size === size)?.price ?? null;
  return [...sizes].map((size) => ({ size, before: priceIn(before, size), after: priceIn(after, size) }));
}
