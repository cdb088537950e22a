import {
  isWaiting,
  keepJob,
  keepWaiting,
  listUnfinishedJobs,
  takeJob,
} from '#lambdas/store/job/job-store.ts';
import { authorOf } from '#shared/erasure/erased-quotation.ts';
import type { ErasureWork } from '#shared/schemas/erasure.ts';
import type { Job } from '#shared/schemas/job.ts';

/** Seconds that giving a job another name may take. */
const lease = 60;

/**
 * Jobs that the erased user began go on without their name, and their archive ends. False while another process works
 * on such a job: it would write the name back, or files of the user after they were removed.
 */
export async function forgetStarter(work: ErasureWork, erasure: Job, now: Date): Promise<boolean> {
  const unfinished = await listUnfinishedJobs();
  const begun = unfinished.filter((job) => job.id !== erasure.id && isOf(job, work));
  const given = await Promise.all(begun.map((job) => giveAway(job, work, erasure.id, now)));
  return given.every(Boolean);
}

const isArchive = ({ kind, owner }: Job, { uid }: ErasureWork) => kind === 'personal_data' && owner === uid;

const isOf = (job: Job, work: ErasureWork) =>
  isArchive(job, work) || authorOf(job.startedBy, work) !== job.startedBy;

async function giveAway(job: Job, work: ErasureWork, holder: string, now: Date): Promise<boolean> {
  if (isWaiting(job)) return keepWaiting(job, { ...job, startedBy: work.label });
  const taken = await takeJob(job, holder, now, lease);
  if (!taken) return false;
  const at = now.toISOString();
  const ended = isArchive(job, work) && ({ state: 'done', finishedAt: at } as const);
  return (await keepJob({ ...taken, startedBy: work.label, ...ended, leaseUntil: at })) === 'kept';
}
