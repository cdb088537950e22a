import { noInput, operation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { listJobs, readJob } from '#lambdas/store/job/job-store.ts';
import { readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { planIdOf } from '#lambdas/store/price-update/price-update-plan.ts';
import type { Job } from '#shared/schemas/job.ts';

/** The newest updates, with their starter, their result and their undoing. */
export const listPriceUpdates = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: async () => Promise.all((await listJobs('price_update')).map(run)),
});

async function run(job: Job) {
  const id = await readUndo(job.id);
  const undo = id ? await readJob('price_update_undo', id) : undefined;
  const canUndo = job.state === 'done' && !id && (job.counts.updated ?? 0) > 0;
  return {
    job: answeredJob(job),
    preview: planIdOf(job),
    undo: undo ? answeredJob(undo) : null,
    canUndo,
  };
}
