import { discountFactor } from '#shared/money/discount-factor.ts';
import type { Cents, Quantity } from '#shared/money/units.ts';
import { aimedPacks, type NothingToOptimise, nothingToOptimise } from './aimed-packs.ts';
import type { PackMix } from './cheapest-packs.ts';
import { costOfPacks } from './cost.ts';
import { type PackAim, packAims } from './pack-aim.ts';
import type { PricedPack, PricedRow } from './priced-quotation.ts';

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
 * The cheapest mix of a row's packages, the one with the least leftover and the one of the fewest packages; equal ones
 * are listed once. A mix with a count that cannot be set is left out.
 */
export function packAlternatives(priced: PricedRow): readonly PackAlternative[] | NothingToOptimise {
  const nothing = nothingToOptimise(priced);
  if (nothing) return nothing;
  const found = new Map<string, PackAlternative>();
  for (const aim of packAims) {
    const mix = aimedPacks(priced.packs, priced.estimate, aim);
    if (!mix) continue;
    const key = [mix.price, mix.leftover, mix.packages].join();
    const known = found.get(key) ?? alternativeOf(mix, priced);
    found.set(key, { ...known, aims: [...known.aims, aim] });
  }
  return found.size > 0 ? [...found.values()] : 'beyondLimits';
}

function alternativeOf({ counts, leftover, packages }: PackMix, { row, packs }: PricedRow): PackAlternative {
  const counted = packs.map((pack, index) => ({ ...pack, count: counts[index] ?? 0 }));
  return { aims: [], packs: counted, cost: costOfPacks(counted, discountFactor(row)), leftover, packages };
}
