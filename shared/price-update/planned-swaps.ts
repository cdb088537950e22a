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
    return [{ range, prices, updatedAt: { from: planned.updatedAt, to: at } }];
  });
