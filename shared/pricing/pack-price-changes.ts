import type { Price, Quantity } from '#shared/money/units.ts';
import type { PricedRow } from './priced-quotation.ts';

/** `null`: not offered, or without a price. */
export type PackPriceChange = { size: Quantity; before: Price | null; after: Price | null };

/** The sizes of a row, before and after, whose price differs; the largest first. */
export function packPriceChanges(before: PricedRow, after: PricedRow): PackPriceChange[] {
  const [old, now] = [priceBySize(before), priceBySize(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted((a, b) => b - a)
    .map((size) => ({ size, before: old.get(size) ?? null, after: now.get(size) ?? null }))
    .filter((change) => change.before !== change.after);
}

const priceBySize = ({ packs }: PricedRow) => new Map(packs.map(({ size, price }) => [size, price]));
