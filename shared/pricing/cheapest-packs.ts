import { type Quantity, quantity } from '#shared/money/units.ts';
import { fillTotals, type Spent, type Totals } from './fill-totals.ts';
import { type Buyable, commonDivisor, inCommonUnits, type PackInUnits } from './packs-in-units.ts';

/** The count of each package, in their order, and the totals of all. */
export type PackMix = {
  readonly counts: readonly number[];
  /** List price, in ten-thousandths of a euro. */
  readonly price: number;
  readonly leftover: Quantity;
  readonly packages: number;
};

type Aim = {
  /** Sorts first the package that all others give way to when the estimate is large. */
  favourite: (one: PackInUnits, other: PackInUnits) => number;
  /** The measure to keep lowest among mixes of the same total. */
  spare: Spent;
  /** Whether a larger total is better than a smaller one. */
  isBetter: (totals: Totals, larger: number, smaller: number) => boolean;
};

/** More totals than this would keep a browser waiting; sizes in whole tens of grams stay far below. */
const mostTotals = 2_000_000;

/**
 * The cheapest mix of packages that covers the estimate, then the least leftover, then the fewest packages.
 * Exact; undefined without packages, and when sizes and estimate are too far apart to be exact in time.
 */
export function cheapestPacks(packs: readonly Buyable[], estimate: Quantity): PackMix | undefined {
  const isBetter: Aim['isBetter'] = ({ first }, larger, smaller) => first(larger) < first(smaller);
  return bestMix(packs, estimate, { favourite: byUnitPrice, spare: 'price', isBetter });
}

/** The mix with the least leftover, then the cheapest, then the fewest packages. */
export function leastLeftoverPacks(packs: readonly Buyable[], estimate: Quantity): PackMix | undefined {
  return bestMix(packs, estimate, { favourite: byUnitPrice, spare: 'price', isBetter: () => false });
}

/** The mix of the fewest packages, then the cheapest, then the least leftover. */
export function fewestPacks(packs: readonly Buyable[], estimate: Quantity): PackMix | undefined {
  const isBetter: Aim['isBetter'] = ({ first, second }, larger, smaller) =>
    first(larger) < first(smaller) || (first(larger) === first(smaller) && second(larger) < second(smaller));
  return bestMix(packs, estimate, { favourite: bySize, spare: 'packages', isBetter });
}

/**
 * Mixes are compared by their exact total, counted in the greatest unit all sizes are multiples of. Two facts
 * keep the totals few and lose no best mix.
 *
 * - Without any one of its packages the best mix does not cover the estimate: it would be cheaper, hold less and
 *   be fewer. So its total is less than one largest package above the estimate.
 * - Let the favourite hold `u` units. Among any `u` other packages some add up to a multiple of `u`: two of the
 *   partial sums leave the same remainder (pigeonhole). Favourites in their place hold the same and are no worse.
 *   So some best mix has fewer than `u` others and, by the same reasoning, fewer than `u / gcd(u, s)` of a size
 *   `s`. That limits what the others hold; the rest of a larger estimate is favourites, whatever the mix.
 */
function bestMix(packs: readonly Buyable[], estimate: Quantity, aim: Aim): PackMix | undefined {
  const { unit, packs: measured } = inCommonUnits(packs);
  const [favourite] = measured.toSorted(aim.favourite);
  if (!favourite) return undefined;
  const demand = Math.ceil(estimate / unit);
  const certain = Math.max(0, Math.floor((demand - mostInOthers(measured, favourite)) / favourite.units));
  const rest = demand - certain * favourite.units;
  const last = rest + Math.max(...measured.map(({ units }) => units)) - 1;
  if (last > mostTotals) return undefined;
  const totals = fillTotals(measured, last, aim.spare);
  const counts = totals.countsOf(bestTotal(totals, rest, last, aim));
  return mixOf(packs, estimate, counts.with(favourite.index, (counts[favourite.index] ?? 0) + certain));
}

/** The most that packages other than the favourite hold in a best mix. */
function mostInOthers(packs: readonly PackInUnits[], favourite: PackInUnits): number {
  const others = packs.filter((pack) => pack !== favourite).map(({ units }) => units);
  const together = (favourite.units - 1) * Math.max(0, ...others);
  const bySize = others.map((units) => (favourite.units / commonDivisor(favourite.units, units) - 1) * units);
  return Math.min(
    together,
    bySize.reduce((sum, most) => sum + most, 0),
  );
}

function bestTotal(totals: Totals, from: number, last: number, { isBetter }: Aim): number {
  let best: number | undefined;
  for (let total = from; total <= last; total += 1) {
    if (totals.isReached(total) && (best === undefined || isBetter(totals, total, best))) best = total;
  }
  // The range is as long as the largest package, so packages of any one size reach a total in it.
  return best ?? last;
}

/** Undefined when a sum is no safe integer. */
function mixOf(
  packs: readonly Buyable[],
  estimate: Quantity,
  counts: readonly number[],
): PackMix | undefined {
  let [price, held, packages] = [0, 0, 0];
  for (const [index, { size, price: each }] of packs.entries()) {
    const count = counts[index] ?? 0;
    price += count * each;
    held += count * size;
    packages += count;
  }
  if (![price, held].every(Number.isSafeInteger)) return undefined;
  return { counts, price, leftover: quantity(held - estimate), packages };
}

/**
 * Sorts the lowest price of a unit first, then the larger package. The products of two safe integers may not be safe.
 */
function byUnitPrice(one: PackInUnits, other: PackInUnits): number {
  const difference = BigInt(one.price) * BigInt(other.units) - BigInt(other.price) * BigInt(one.units);
  return difference === 0n ? other.units - one.units : difference < 0n ? -1 : 1;
}

/** Sorts the largest package first, then the cheaper one. */
function bySize(one: PackInUnits, other: PackInUnits): number {
  return other.units - one.units || one.price - other.price;
}
