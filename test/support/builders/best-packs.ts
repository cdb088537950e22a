import { perUnit, price, quantity } from '#shared/money/units.ts';
import type { PackMix } from '#shared/pricing/cheapest-packs.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import type { Buyable } from '#shared/pricing/packs-in-units.ts';

export const kilos = (amount: number) => quantity(Math.round(amount * perUnit));
/** A package on sale. */
export const buyable = (size: number, euros: number): Buyable => ({
  size: kilos(size),
  price: price(Math.round(euros * 10_000)),
});
/** The criteria of a mix, the most important first. */
export const judged = (aim: PackAim, { price: cost, leftover, packages }: Omit<PackMix, 'counts'>) =>
  ({
    cheapest: [cost, leftover, packages],
    leastLeftover: [leftover, cost, packages],
    fewest: [packages, cost, leftover],
  })[aim];

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Every mix that needs each of its packages, one after the other. */
function* coveringMixes(packs: readonly Buyable[], estimate: number): Generator<Omit<PackMix, 'counts'>> {
  const [first, ...others] = packs;
  if (!first) {
    if (estimate <= 0) yield { price: 0, leftover: quantity(0 - estimate), packages: 0 };
    return;
  }
  for (let count = 0; ; count += 1) {
    for (const mix of coveringMixes(others, estimate - count * first.size)) {
      yield { ...mix, price: mix.price + count * first.price, packages: mix.packages + count };
    }
    if (count * first.size >= estimate) return;
  }
}

/** The best of all mixes. */
export function bestByTrial(aim: PackAim, packs: readonly Buyable[], estimate: number): number[] {
  let best: number[] | undefined;
  for (const mix of coveringMixes(packs, estimate)) {
    const value = judged(aim, mix);
    if (!best || isLess(value, best)) best = value;
  }
  return best ?? [];
}

/**
 * The best of all totals from the estimate on, in tenths. Each total comes from those that are one package
 * smaller.
 */
export function bestByTotals(aim: PackAim, packs: readonly Buyable[], estimate: number): number[] {
  const tenth = kilos(0.1);
  let best: number[] | undefined;
  const mixes: (Omit<PackMix, 'counts'> | undefined)[] = [{ price: 0, leftover: quantity(0), packages: 0 }];
  for (let total = 1; total < estimate + 14; total += 1) {
    const leftover = quantity((total - estimate) * tenth);
    for (const { size, price: each } of packs) {
      const before = mixes[total - size / tenth];
      if (!before) continue;
      const mix = { price: before.price + each, leftover, packages: before.packages + 1 };
      const known = mixes[total];
      if (!known || isLess(judged(aim, mix), judged(aim, known))) mixes[total] = mix;
    }
    const reached = mixes[total];
    const value = reached && judged(aim, reached);
    if (value && total >= estimate && (!best || isLess(value, best))) best = value;
  }
  return best ?? [];
}
