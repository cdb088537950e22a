import type { Fraction } from '#shared/money/units.ts';
import {
  becomesAnother,
  changedProducts,
  type PlannedRange,
  type PriceUpdatePlan,
  recentLists,
} from './plan.ts';
import { averageOf, variationOf } from './updated-price.ts';

export type PlanSummary = {
  products: number;
  /** Those of which a price becomes another. */
  changedProducts: number;
  ranges: number;
  /** Numbers of price ranges: each counts once, in one of the four. */
  increase: number;
  decrease: number;
  unchanged: number;
  skipped: number;
  /** Those of the unchanged ones with a list whose prices became others less than 30 days ago. */
  fixed: number;
  /** Prices that become another, and the mean of their variations. */
  prices: number;
  averageVariation: Fraction;
};

type Outcome = 'increase' | 'decrease' | 'unchanged' | 'skipped';

/** How many ranges increase, decrease and stay, and how much prices that become another vary on average. */
export function planSummary({ products }: Pick<PriceUpdatePlan, 'products'>): PlanSummary {
  const counts: Record<Outcome, number> = { increase: 0, decrease: 0, unchanged: 0, skipped: 0 };
  const variations: Fraction[] = [];
  let fixed = 0;
  const ranges = products.flatMap((product) => product.ranges);
  for (const range of ranges) {
    const changes = changesOf(range);
    const outcome = outcomeOf(range, changes);
    counts[outcome] += 1;
    if (outcome === 'unchanged' && range.left.length > 0) fixed += 1;
    variations.push(...changes.map(variationOf));
  }
  return {
    products: products.length,
    changedProducts: changedProducts({ products }).length,
    ranges: ranges.length,
    ...counts,
    fixed,
    prices: variations.length,
    averageVariation: averageOf(variations),
  };
}

function changesOf({ packs }: PlannedRange) {
  return packs
    .flatMap(({ prices }) => prices.filter(becomesAnother))
    .flatMap(({ updated }) => ('left' in updated ? [] : [updated]));
}

/** Where prices of one range go both ways, what they come to in all tells. */
function outcomeOf(range: PlannedRange, changes: ReturnType<typeof changesOf>): Outcome {
  if (changes.length === 0) return recentLists(range).length > 0 ? 'skipped' : 'unchanged';
  const total = changes.reduce((sum, { before, after }) => sum + after - before, 0);
  return total < 0 ? 'decrease' : 'increase';
}
