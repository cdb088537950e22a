import { type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { type Cents, price, type Quantity } from '#shared/money/units.ts';
import { cheapestPacks, fewestPacks, leastLeftoverPacks, type PackMix } from './cheapest-packs.ts';
import { costOfPacks, hasPrice } from './cost.ts';
import type { PricedPack, PricedRow } from './priced-quotation.ts';

const mixOf = { cheapest: cheapestPacks, leastLeftover: leastLeftoverPacks, fewest: fewestPacks };
const aims = ['cheapest', 'leastLeftover', 'fewest'] as const;
export type PackAim = (typeof aims)[number];

/** A mix of the packages shown that covers the estimate, the best in one aim or more. */
export type PackAlternative = {
  readonly aims: readonly PackAim[];
  /** The packages of the row, with the counts of the mix. */
  readonly packs: readonly PricedPack[];
  /** After the row's discounts, as the row will show it. */
  readonly cost: Cents | null;
  readonly leftover: Quantity;
  readonly packages: number;
};

/**
 * Why nothing can be optimised: the product is sold by the piece, no package has a price, the estimate is 0, or no mix
 * is within the limits.
 */
export type NothingToOptimise = 'pieces' | 'noPrice' | 'noEstimate' | 'beyondLimits';

/**
 * The cheapest mix of a row's packages, the one with the least leftover and the one of the fewest packages; equal ones
 * are listed once. A mix with a count above `largestCount` cannot be set and is left out.
 */
export function packAlternatives(
  { row, packs, estimate }: PricedRow,
  largestCount: number,
): readonly PackAlternative[] | NothingToOptimise {
  if (row.um === 'pz') return 'pieces';
  if (!hasPrice(packs)) return 'noPrice';
  if (estimate === 0) return 'noEstimate';
  // A package whose size could not be read holds nothing.
  const buyable = packs
    .filter(({ size }) => size > 0)
    .map((pack) => ({ ...pack, price: price(pack.price ?? 0) }));
  const found = new Map<string, PackAlternative>();
  for (const aim of aims) {
    const mix = mixOf[aim](buyable, estimate);
    if (!mix || mix.counts.some((count) => count > largestCount)) continue;
    const key = [mix.price, mix.leftover, mix.packages].join();
    const known = found.get(key) ?? alternativeOf(mix, withCounts(packs, buyable, mix), row);
    found.set(key, { ...known, aims: [...known.aims, aim] });
  }
  return found.size > 0 ? [...found.values()] : 'beyondLimits';
}

function alternativeOf(
  { leftover, packages }: PackMix,
  packs: readonly PricedPack[],
  discounts: Discounts,
): PackAlternative {
  return { aims: [], packs, cost: costOfPacks(packs, discountFactor(discounts)), leftover, packages };
}

function withCounts(
  packs: readonly PricedPack[],
  buyable: readonly { id: string }[],
  mix: PackMix,
): readonly PricedPack[] {
  const counts = new Map(buyable.map(({ id }, index) => [id, mix.counts[index]]));
  return packs.map((pack) => ({ ...pack, count: counts.get(pack.id) ?? 0 }));
}
