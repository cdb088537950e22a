import { price, type Quantity } from '#shared/money/units.ts';
import { cheapestPacks, fewestPacks, leastLeftoverPacks, type PackMix } from './cheapest-packs.ts';
import { hasPrice } from './cost.ts';
import { largestPackCount } from './largest-pack-count.ts';
import type { PackAim } from './pack-aim.ts';
import type { PricedPack, PricedRow } from './priced-quotation.ts';

const bestMix = { cheapest: cheapestPacks, leastLeftover: leastLeftoverPacks, fewest: fewestPacks };

/**
 * Why nothing can be optimised: the product is sold by the piece, no package has a price, the estimate is 0, or no mix
 * is within the limits.
 */
export type NothingToOptimise = 'pieces' | 'noPrice' | 'noEstimate' | 'beyondLimits';

/** The best mix of a row's packages for an aim, with a count for each package shown; undefined beyond the limits. */
export function aimedPacks(
  packs: readonly PricedPack[],
  estimate: Quantity,
  aim: PackAim,
): PackMix | undefined {
  const key = [aim, estimate, ...packs.map(({ size, price: each }) => `${size}:${each}`)].join();
  if (!known.has(key)) {
    if (known.size >= mostKnown) known.clear();
    known.set(key, mixOf(packs, estimate, aim));
  }
  return known.get(key);
}

/** Mixes that were computed: an edit changes the need of few rows, and asks for the mixes of all. */
const known = new Map<string, PackMix | undefined>();
const mostKnown = 5_000;

function mixOf(packs: readonly PricedPack[], estimate: Quantity, aim: PackAim): PackMix | undefined {
  // A package whose size could not be read holds nothing.
  const places = [...packs.keys()].filter((index) => (packs[index]?.size ?? 0) > 0);
  const buyable = packs
    .filter(({ size }) => size > 0)
    .map(({ size, price: each }) => ({ size, price: price(each ?? 0) }));
  const mix = bestMix[aim](buyable, estimate);
  if (!mix || mix.counts.some((count) => count > largestPackCount)) return undefined;
  const counts = packs.map((_, index) => mix.counts[places.indexOf(index)] ?? 0);
  return { ...mix, counts };
}

/** Why a row has no mix to choose, if it has none. */
export function nothingToOptimise({ row, packs, estimate }: PricedRow): NothingToOptimise | undefined {
  if (row.um === 'pz') return 'pieces';
  if (!hasPrice(packs)) return 'noPrice';
  if (estimate === 0) return 'noEstimate';
  return undefined;
}

/** The mix that a row follows: undefined without an aim, and where its aim has none. */
export function followedMix({ row, packs, estimate }: PricedRow): PackMix | undefined {
  if (row.packAim === null || row.um === 'pz' || !hasPrice(packs)) return undefined;
  return aimedPacks(packs, estimate, row.packAim);
}
