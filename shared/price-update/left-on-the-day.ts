import type { JobNote } from '#shared/schemas/job.ts';
import { isRangeChanged, type PlannedProduct, type PriceUpdatePlan, recentLists } from './plan.ts';

type Plan = Pick<PriceUpdatePlan, 'products'>;

/** The price ranges that were confirmed to change and do not on their day, each with why (PRG-034). */
export function leftOnTheDay(confirmed: Plan, ofTheDay: Plan): JobNote[] {
  const products = new Map(ofTheDay.products.map((product) => [product.id, product]));
  return confirmed.products.flatMap(({ id, name, ranges }) =>
    ranges.flatMap((range, index) => {
      const reason = isRangeChanged(range) && reasonOf(products.get(id), index);
      return reason ? [{ subject: `${name.it}: ${range.name.it}`, reason }] : [];
    }),
  );
}

/** Undefined where it changes. */
function reasonOf(product: PlannedProduct | undefined, index: number): string | undefined {
  if (!product) return 'productGone';
  const range = product.ranges[index];
  if (!range) return 'rangeGone';
  if (isRangeChanged(range)) return undefined;
  return recentLists(range).length > 0 ? 'recent' : 'noChange';
}
