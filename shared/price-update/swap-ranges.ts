import { priceDateOf, withPriceDates } from '#shared/catalogue/price-dates.ts';
import type { Product, StoredPriceRange } from '#shared/schemas/product.ts';

type Stored = string | number | null;

/** Prices of a range as they have to be found, and as they become, each as stored; and the dates of their lists. */
export type RangeSwap = {
  /** Index of the price range. */
  range: number;
  prices: { pack: string; list: string; from: Stored; to: Stored }[];
  dates: { list: string; from: string | null; to: string | null }[];
};

/** The swap that undoes one. */
export const undone = ({ range, prices, dates }: RangeSwap): RangeSwap => ({
  range,
  prices: prices.map(({ from, to, ...price }) => ({ ...price, from: to, to: from })),
  dates: dates.map(({ list, from, to }) => ({ list, from: to, to: from })),
});

export type Swapped = {
  priceranges: StoredPriceRange[];
  done: RangeSwap[];
  /** Swaps that no longer find the expected prices: these stay. */
  left: RangeSwap[];
};

/** Swaps prices of ranges that are still as they were seen, their dates included; all else of the product stays. */
export function swapRanges(
  { priceranges }: Pick<Product, 'priceranges'>,
  swaps: readonly RangeSwap[],
): Swapped {
  const [done, left]: [RangeSwap[], RangeSwap[]] = [[], []];
  for (const swap of swaps) (isAsSeen(priceranges[swap.range], swap) ? done : left).push(swap);
  const byRange = new Map(done.map((swap) => [swap.range, swap]));
  const after = priceranges.map((range, index) => {
    const swap = byRange.get(index);
    return swap ? swapped(range, swap) : range;
  });
  return { priceranges: after, done, left };
}

function isAsSeen(range: StoredPriceRange | undefined, { prices, dates }: RangeSwap): boolean {
  if (!range || dates.some(({ list, from }) => priceDateOf(range, list) !== from)) return false;
  const packs = new Map(range.prices.map((pack) => [pack.id, pack]));
  return prices.every(({ pack, list, from }) => packs.get(pack)?.[list] === from);
}

function swapped(range: StoredPriceRange, { prices, dates }: RangeSwap): StoredPriceRange {
  const packs = range.prices.map((pack) => {
    const own = prices.filter((price) => price.pack === pack.id);
    return { ...pack, ...Object.fromEntries(own.map(({ list, to }) => [list, to])) };
  });
  const after = Object.fromEntries(dates.map(({ list, to }) => [list, to]));
  return withPriceDates({ ...range, prices: packs }, range, after);
}
