import type { PackInUnits } from './packs-in-units.ts';

/** The measure to keep lowest among mixes of the same total; the other one settles ties. */
export type Spent = 'price' | 'packages';

/** The best mix of packages for every total, from 0 to the last one asked for. */
export type Totals = {
  /** Whether packages can add up to exactly this total. */
  isReached: (total: number) => boolean;
  /** The best mix of this total: `first` is the measure to keep lowest, `second` the other one. */
  first: (total: number) => number;
  second: (total: number) => number;
  /** The counts of that mix, by the packages' place. */
  countsOf: (total: number) => number[];
};

/** Finds the best mix of each total from the best mixes of totals one package smaller. */
export function fillTotals(packs: readonly PackInUnits[], last: number, spare: Spent): Totals {
  const first = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY);
  const second = new Float64Array(last + 1);
  const added = new Uint16Array(last + 1);
  first[0] = 0;
  const steps = packs.map(({ units, price }) =>
    spare === 'price' ? { units, first: price, second: 1 } : { units, first: 1, second: price },
  );
  for (const [place, step] of steps.entries()) {
    for (let total = step.units; total <= last; total += 1) {
      const spent = (first[total - step.units] ?? 0) + step.first;
      const then = (second[total - step.units] ?? 0) + step.second;
      const known = first[total] ?? 0;
      if (spent > known || (spent === known && then >= (second[total] ?? 0))) continue;
      first[total] = spent;
      second[total] = then;
      added[total] = place;
    }
  }
  return {
    isReached: (total) => first[total] !== Number.POSITIVE_INFINITY,
    first: (total) => first[total] ?? 0,
    second: (total) => second[total] ?? 0,
    countsOf: (total) => countsOf(packs, added, total),
  };
}

function countsOf(packs: readonly PackInUnits[], added: Uint16Array, total: number): number[] {
  const counts = packs.map(() => 0);
  for (let left = total; left > 0; ) {
    const place = added[left] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
    left -= packs[place]?.units ?? left;
  }
  return counts;
}
