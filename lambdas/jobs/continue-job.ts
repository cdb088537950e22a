import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { followedJob } from '#lambdas/store/job/followed-job.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';
import { workOn } from './work-on.ts';

/** Milliseconds: a screen shows how far the work came as often. */
const budget = 2000;

/** Works on a job for a moment. A client that repeats the call sees the job through. */
export const continueJob = operation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds), id: idSchema }),
  async run({ kind, id }, { caller }) {
    const job = await followedJob(kind, id, caller);
    const worked = job.state === 'running' || job.state === 'waiting' ? await workOn(job, budget) : job;
    return answeredJob(worked ?? (await storedJob(kind, id)));
  },
});
