import * as z from 'zod/mini';
import { readJobWork } from '#lambdas/store/job/job-work.ts';
import { stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { undone } from '#shared/price-update/swap-ranges.ts';
import { id } from '#shared/schemas/id.ts';
import { changePrices, framed } from './change-prices.ts';
import { listBatch } from './price-batch.ts';

/** The update that is undone, by the id of its job. */
const undoWork = z.object({ update: id });

const codes = { begun: 'undoStarted', done: 'undoDone' };

/** Puts back prices and dates that an update changed, one product a step, where nothing changed since. */
export const undoPriceUpdate: Worker = async (job) => {
  const { update } = undoWork.parse(await readJobWork(job));
  const batch = await listBatch(update);
  return async (index, now) => {
    const entry = stepAt(batch, index, job);
    const { product, name, swaps } = entry;
    const change = { product, name, swaps: swaps.map(undone), code: 'productRestored' } as const;
    return framed(await changePrices(change, job, now), index, job, now, codes);
  };
};
