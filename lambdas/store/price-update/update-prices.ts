import { stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { changedProducts } from '#shared/price-update/plan.ts';
import { plannedSwaps } from '#shared/price-update/planned-swaps.ts';
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
    return framed(outcome, index, job, now, codes);
  };
};
