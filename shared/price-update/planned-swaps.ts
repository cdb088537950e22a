import { pricePerEuro } from '#shared/money/units.ts';
import { becomesAnother, isRangeChanged, type PlannedProduct } from './plan.ts';
import type { RangeSwap } from './swap-ranges.ts';

/** The swaps of a planned product, at a time: its changed ranges, and of them the prices that change. */
export const plannedSwaps = ({ ranges }: Pick<PlannedProduct, 'ranges'>, at: string): RangeSwap[] =>
  ranges.flatMap((planned, range) => {
    if (!isRangeChanged(planned)) return [];
    const prices = planned.packs.flatMap((pack) =>
      pack.prices.filter(becomesAnother).flatMap(({ list, stored, updated }) => {
        if ('left' in updated) return [];
        return [{ pack: pack.id, list, from: stored, to: updated.after / pricePerEuro }];
      }),
    );
    const lists = [...new Set(prices.map(({ list }) => list))];
    const dates = lists.map((list) => ({ list, from: planned.dates[list] ?? null, to: at }));
    return [{ range, prices, dates }];
  });
