import * as z from 'zod/mini';
import { operation, userOperation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { followedJob, mayFollow, seesJob } from '#lambdas/store/job/followed-job.ts';
import { listJobs as list, listJobsOf } from '#lambdas/store/job/job-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { isPersonal, jobKinds } from '#shared/schemas/job.ts';

const kind = z.enum(jobKinds);

export const readJob = operation({
  allow: 'job.follow',
  input: z.strictObject({ kind, id: idSchema }),
  run: async ({ kind, id }, { caller }) => answeredJob(await followedJob(kind, id, caller)),
});

/** The newest jobs of a kind; of those that the caller sees. */
export const listJobs = userOperation({
  allow: 'job.follow',
  input: z.strictObject({ kind }),
  async run({ kind }, { caller, user, now }) {
    mayFollow(kind, caller);
    const jobs = await (isPersonal(kind)
      ? listJobsOf(user.id, kind, now)
      : list(kind, (job) => seesJob(job, user)));
    return jobs.map(answeredJob);
  },
});
