import { log } from '#lambdas/runtime/log.ts';
import { scheduleHandler } from '#lambdas/runtime/schedule.ts';
import { listUnfinishedJobs } from '#lambdas/store/job/job-store.ts';
import { byTurn } from '#shared/price-update/queue.ts';
import type { Job } from '#shared/schemas/job.ts';
import { workOn } from './work-on.ts';

/** Milliseconds of all jobs together: the function has a minute. */
const budget = 40_000;

/** Goes on with jobs that a closed page or a crash left, and begins jobs whose day has come. */
export async function resumeJobs(): Promise<void> {
  const end = Date.now() + budget;
  for (const job of (await listUnfinishedJobs()).toSorted(byTurn)) {
    const left = end - Date.now();
    if (left <= 0) return;
    await resumed(job, left);
  }
}

/** One that fails does not hold up the others. */
async function resumed(job: Job, left: number): Promise<void> {
  if (job.state === 'held') return;
  try {
    await workOn(job, left);
  } catch (cause) {
    log.error(`the job ${job.kind} ${job.id} failed`, cause instanceof Error ? cause : String(cause));
  }
}

export const handler = scheduleHandler(resumeJobs);
