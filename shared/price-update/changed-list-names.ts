import { changingLists, type PriceUpdatePlan } from './plan.ts';

/** Names of the lists of which a plan changes prices; null for all. */
export function changedListNames(plan: Pick<PriceUpdatePlan, 'pricelists' | 'lists' | 'products'>) {
  const changing = changingLists(plan);
  const named = plan.lists.filter(({ id }) => changing.has(id)).map(({ name }) => name);
  return !plan.pricelists && named.length === plan.lists.length ? null : named;
}
