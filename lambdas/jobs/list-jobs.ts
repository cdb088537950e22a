import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { mayFollow, seesJob } from '#lambdas/store/job/followed-job.ts';
import { listJobs as list, listJobsOf } from '#lambdas/store/job/job-store.ts';
import { isPersonal, jobKinds } from '#shared/schemas/job.ts';

/** The newest jobs of a kind; of those that the caller sees. */
export const listJobs = userOperation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds) }),
  async run({ kind }, { caller, user, now }) {
    mayFollow(kind, caller);
    const jobs = await (isPersonal(kind)
      ? listJobsOf(user.id, kind, now)
      : list(kind, (job) => seesJob(job, user)));
    return jobs.map(answeredJob);
  },
});
