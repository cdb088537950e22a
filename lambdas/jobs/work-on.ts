import { setTimeout } from 'node:timers/promises';
import { newId } from '#lambdas/runtime/new-id.ts';
import { runSlice } from '#lambdas/store/job/run-job.ts';
import type { Job } from '#shared/schemas/job.ts';
import { beginners, workers } from './workers.ts';

const begunIfDue = async (job: Job, now: Date): Promise<Job | undefined> =>
  (job.startsAt ?? '') <= now.toISOString() ? beginners[job.kind]?.(job, now) : undefined;

/** Works on a job for so many milliseconds; answers it as it stands, or undefined when nobody may be at it now. */
export async function workOn(found: Job, budget: number): Promise<Job | undefined> {
  const clock = Date.now;
  const job = found.state === 'waiting' ? await begunIfDue(found, new Date(clock())) : found;
  if (!job) return undefined;
  const step = await workers[job.kind](job);
  return runSlice(job, {
    holder: newId(),
    clock,
    wait: setTimeout,
    budget,
    step: (index, reached) => step(index, new Date(clock()), reached),
  });
}
