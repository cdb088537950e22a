import { newestOf } from '#shared/catalogue/price-dates.ts';
import { type PriceUpdatePlan, recentLists } from './plan.ts';

/** Prices of a list that are left because prices of their range became others less than 30 days ago. */
type RecentPrices = { prices: number; newest: string | null };

/** By list, how many prices are left for that reason, and the newest date of a change (PRG-030). */
export function recentPrices({ products }: Pick<PriceUpdatePlan, 'products'>): Map<string, RecentPrices> {
  const found = new Map<string, RecentPrices>();
  for (const range of products.flatMap(({ ranges }) => ranges)) {
    const recent = range.packs.flatMap(({ prices }) => prices.filter((price) => price.recent));
    for (const list of recentLists(range)) {
      const known = found.get(list) ?? { prices: 0, newest: null };
      found.set(list, {
        prices: known.prices + recent.filter((price) => price.list === list).length,
        newest: newestOf([known.newest, range.dates[list]]),
      });
    }
  }
  return found;
}
