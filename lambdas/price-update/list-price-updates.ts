import { noInput, operation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { isWaiting, listJobs, readJob } from '#lambdas/store/job/job-store.ts';
import { readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { planIdOf, planOf } from '#lambdas/store/price-update/price-update-plan.ts';
import {
  readScheduled,
  type Scheduled,
  waitingUpdates,
} from '#lambdas/store/price-update/waiting-updates.ts';
import { changedListNames } from '#shared/price-update/changed-list-names.ts';
import { confirmedIdOf } from '#shared/price-update/confirmed-id-of.ts';
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
  const scheduled = await Promise.all(waiting.map((job) => readScheduled(planIdOf(job))));
  const oldest = waiting.map((job, at) => scheduled[at]?.previewedAt ?? job.startedAt).toSorted()[0] ?? '';
  const since = ended.filter(({ finishedAt }) => (finishedAt ?? '') > oldest);
  const told = await Promise.all(since.map(withLists));
  return Promise.all(waiting.map((job, at) => waitingRun(job, scheduled[at], waiting, told)));
}

/** Only the plan of an update says of which lists it changed prices. */
async function withLists({ id, kind, finishedAt }: Job) {
  const plan = kind === 'price_update' ? await planOf(confirmedIdOf({ id })) : undefined;
  return { id, finishedAt, pricelists: plan ? changedListNames(plan) : null };
}

type Ended = Awaited<ReturnType<typeof withLists>>;

async function waitingRun(
  job: Job,
  scheduled: Scheduled | undefined,
  waiting: readonly Job[],
  ended: readonly Ended[],
) {
  const preview = planIdOf(job);
  const {
    after = [],
    pricelists = null,
    averageVariation = null,
    previewedAt = job.startedAt,
  } = scheduled ?? {};
  const queue = waiting.filter(({ state }) => state === 'waiting');
  const others = after.filter((id) => !queue.some((one) => one.id === id));
  const isOld =
    haveOthersChanged({ since: previewedAt, after, pricelists }, ended) ||
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
    ...{ pricelists: job.lists === undefined ? [] : job.lists, averageVariation: null },
  };
}
