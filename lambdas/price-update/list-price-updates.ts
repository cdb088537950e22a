import { noInput, operation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { isWaiting, listJobs, readJob } from '#lambdas/store/job/job-store.ts';
import { readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { confirmedIdOf, planIdOf } from '#lambdas/store/price-update/price-update-plan.ts';
import { readScheduled, waitingUpdates } from '#lambdas/store/price-update/waiting-updates.ts';
import { haveOthersChanged, isPreviewOld } from '#shared/price-update/queue.ts';
import type { Job } from '#shared/schemas/job.ts';

/** The updates that wait, in the order in which they run; then the newest others, with their result and undoing. */
export const listPriceUpdates = operation({
  allow: 'catalogue.write',
  input: noInput,
  async run() {
    const [waiting, newest] = await Promise.all([waitingUpdates(), listJobs('price_update')]);
    const others = newest.filter((job) => !isWaiting(job));
    return [...(await waitingRuns(waiting, newest)), ...(await Promise.all(others.map(run)))];
  },
});

/** Other work that changes prices. */
const changingKinds = ['price_update_undo', 'import', 'import_undo'] as const;

async function waitingRuns(waiting: readonly Job[], updates: readonly Job[]) {
  if (waiting.length === 0) return [];
  const others = await Promise.all(changingKinds.map((kind) => listJobs(kind)));
  const ended = [...updates, ...others.flat()].filter(({ state }) => state === 'done');
  return Promise.all(waiting.map((job) => waitingRun(job, waiting, ended)));
}

async function waitingRun(job: Job, waiting: readonly Job[], ended: readonly Job[]) {
  const preview = planIdOf(job);
  const scheduled = await readScheduled(preview);
  const {
    after = [],
    pricelists = null,
    averageVariation = null,
    previewedAt = job.startedAt,
  } = scheduled ?? {};
  const queue = waiting.filter(({ state }) => state === 'waiting');
  const others = after.filter((id) => !queue.some((one) => one.id === id));
  const isOld =
    haveOthersChanged(previewedAt, after, ended) ||
    isPreviewOld(after, job, queue, await cancelledAmong(others));
  const told = { preview, confirmed: confirmedIdOf(job), pricelists, averageVariation };
  return { job: answeredJob(job), ...told, ...{ undo: null, canUndo: false, isOld } };
}

/** Updates that were to run and do not, for now or for good. */
async function cancelledAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const jobs = await Promise.all(ids.map((id) => readJob('price_update', id)));
  return new Set(
    jobs.flatMap((job) => (job?.state === 'cancelled' || job?.state === 'held' ? [job.id] : [])),
  );
}

async function run(job: Job) {
  const id = await readUndo(job.id);
  const undo = id ? await readJob('price_update_undo', id) : undefined;
  const canUndo = job.state === 'done' && !id && (job.counts.updated ?? 0) > 0;
  return {
    job: answeredJob(job),
    preview: planIdOf(job),
    confirmed: confirmedIdOf(job),
    ...{ undo: undo ? answeredJob(undo) : null, canUndo, isOld: false },
    ...{ pricelists: null, averageVariation: null },
  };
}
