import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { changedProducts, type PriceUpdatePlan } from '#shared/price-update/plan.ts';
import { evenRecentLines } from '#shared/price-update/plan-log.ts';
import { plannedSwaps } from '#shared/price-update/planned-swaps.ts';
import type { Job } from '#shared/schemas/job.ts';
import { changePrices, framed } from './change-prices.ts';
import { keepingEntry } from './price-batch.ts';
import { planIdOf, planOf } from './price-update-plan.ts';

const codes = { begun: 'updateStarted', done: 'updateDone' };

/** Gives products the prices of a preview, one product a step (PUP-006). The changes are kept for undoing. */
export const updatePrices: Worker = async (job) => {
  const plan = await planOf(planIdOf(job));
  if (!plan) throw new Error(`The plan of ${job.id} is gone.`);
  const steps = changedProducts(plan);
  return async (index, now) => {
    const planned = stepAt(steps, index, job);
    const { id: product, name } = planned;
    const swaps = plannedSwaps(planned, now.toISOString());
    const change = { product, name: name.it, swaps, code: 'productUpdated' } as const;
    const outcome = await changePrices(change, job, now, async (done) => [
      await keepingEntry(job.id, { product, name: name.it, swaps: done }, job.ttl),
    ]);
    return framed(index === 0 ? opened(outcome, plan, job, now) : outcome, index, job, now, codes);
  };
};

/** The first step says of which lists recent prices change too, and by whose will (PRG-030). */
function opened(outcome: StepOutcome, plan: PriceUpdatePlan, { startedBy }: Job, now: Date): StepOutcome {
  const lines = evenRecentLines(plan, startedBy).map((line) => ({ at: now.toISOString(), ...line }));
  const after = (log: StepOutcome['log'] = []) => [...lines, ...log];
  const { refused } = outcome;
  return {
    ...outcome,
    log: after(outcome.log),
    ...(refused && { refused: { ...refused, log: after(refused.log) } }),
  };
}
