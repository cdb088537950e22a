import { setTimeout } from 'node:timers/promises';
import { newId } from '#lambdas/runtime/new-id.ts';
import { runSlice } from '#lambdas/store/job/run-job.ts';
import type { Job } from '#shared/schemas/job.ts';
import { workers } from './workers.ts';

/** Works on a job for so many milliseconds; answers it as it stands, or undefined when nobody may be at it now. */
export async function workOn(job: Job, budget: number): Promise<Job | undefined> {
  const step = await workers[job.kind](job);
  const clock = Date.now;
  return runSlice(job, {
    holder: newId(),
    clock,
    wait: setTimeout,
    budget,
    step: (index, reached) => step(index, new Date(clock()), reached),
  });
}
