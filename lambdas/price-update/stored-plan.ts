import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { type KeptPlan, planOf } from '#lambdas/store/price-update/price-update-plan.ts';

/** The plan of a preview; `not-found` when it is not kept any more. */
export const storedPlan = async (id: string): Promise<KeptPlan> => mustBeThere(await planOf(id));
