import { confirmedPlanOf, type KeptPlan } from '#lambdas/store/price-update/price-update-plan.ts';
import { unusualCount } from '#shared/price-update/factor-of.ts';
import { otherPrices } from '#shared/price-update/other-prices.ts';
import { becomesAnother, type PriceUpdatePlan } from '#shared/price-update/plan.ts';
import { planLog } from '#shared/price-update/plan-log.ts';
import { planSummary } from '#shared/price-update/plan-summary.ts';
import { recentPrices } from '#shared/price-update/recent-prices.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { checkedQuotations } from './checked-quotations.ts';

/** Prices that are named as others than were confirmed; all are counted. */
const mostNamed = 100;

/** A plan as it is answered: its prices are asked for page by page, and the quotations are those that the caller may read. */
export async function answeredPreview(id: string, plan: KeptPlan, user: CurrentUser, now: Date) {
  const { previewedAt, table, evenRecent, pricelists, startsAt, replaces, products } = plan;
  const quotations = await checkedQuotations(plan, user, now);
  const confirmed = replaces ? await confirmedPlanOf({ id: replaces }) : undefined;
  const others = confirmed ? otherPrices(confirmed, plan) : [];
  return {
    id,
    ...{ previewedAt, table, evenRecent, pricelists, startsAt, replaces },
    summary: { ...planSummary(plan), unusual: unusualCount(table) },
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      ranges: product.ranges.length,
    })),
    priceLists: countedLists(plan),
    log: planLog(plan, previewedAt, previewedAt),
    quotations,
    ...{ otherPrices: others.slice(0, mostNamed), otherPricesCount: others.length },
  };
}

function countedLists(plan: PriceUpdatePlan) {
  const { products, lists } = plan;
  const recent = recentPrices(plan);
  const counts = new Map(lists.map(({ id }) => [id, { prices: 0, changes: 0 }]));
  for (const { packs } of products.flatMap(({ ranges }) => ranges)) {
    for (const price of packs.flatMap(({ prices }) => prices)) {
      const count = counts.get(price.list);
      if (!count) continue;
      count.prices += 1;
      if (becomesAnother(price)) count.changes += 1;
    }
  }
  return lists.map((list) => {
    const { prices = 0, newest = null } = recent.get(list.id) ?? {};
    return { ...list, prices: 0, changes: 0, ...counts.get(list.id), recent: prices, recentAt: newest };
  });
}
