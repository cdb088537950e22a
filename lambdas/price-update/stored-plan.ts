import { type KeptPlan, planOf } from '#lambdas/store/price-update-plan.ts';
import { DomainError } from '#shared/errors.ts';

/** The plan of a preview; `not-found` when there is none, or it is no longer kept. */
export async function storedPlan(id: string): Promise<KeptPlan> {
  const plan = await planOf(id);
  if (!plan) throw new DomainError('not-found');
  return plan;
}
