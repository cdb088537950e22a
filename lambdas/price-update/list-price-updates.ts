import { noInput, operation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { isWaiting, listJobs, readJob } from '#lambdas/store/job/job-store.ts';
import { readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { planIdOf } from '#lambdas/store/price-update/price-update-plan.ts';
import { readScheduled, waitingUpdates } from '#lambdas/store/price-update/waiting-updates.ts';
import { confirmedIdOf } from '#shared/price-update/confirmed-id-of.ts';
import type { Job } from '#shared/schemas/job.ts';

/** The updates that wait, in the order in which they run; then the newest others, with their result and undoing. */
export const listPriceUpdates = operation({
  allow: 'catalogue.write',
  input: noInput,
  async run() {
    const [waiting, newest] = await Promise.all([waitingUpdates(), listJobs('price_update')]);
    const others = newest.filter((job) => !isWaiting(job));
    return [...(await waitingRuns(waiting)), ...(await Promise.all(others.map(run)))];
  },
});

async function waitingRuns(waiting: readonly Job[]) {
  const scheduled = await Promise.all(waiting.map((job) => readScheduled(planIdOf(job))));
  return waiting.map((job, at) => {
    const { pricelists = null, averageVariation = null } = scheduled[at] ?? {};
    return {
      ...{ job: answeredJob(job), preview: planIdOf(job), confirmed: confirmedIdOf(job) },
      ...{ pricelists, averageVariation },
      ...{ undo: null, canUndo: false },
    };
  });
}

async function run(job: Job) {
  const id = await readUndo(job.id);
  const undo = id ? await readJob('price_update_undo', id) : undefined;
  const canUndo = job.state === 'done' && !id && (job.counts.updated ?? 0) > 0;
  return {
    job: answeredJob(job),
    preview: planIdOf(job),
    confirmed: confirmedIdOf(job),
    ...{ undo: undo ? answeredJob(undo) : null, canUndo },
    ...{ pricelists: job.lists === undefined ? [] : job.lists, averageVariation: null },
  };
}
