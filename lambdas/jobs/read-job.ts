import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { followedJob } from '#lambdas/store/job/followed-job.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';

/** A job that the caller may follow. */
export const readJob = operation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds), id: idSchema }),
  run: async ({ kind, id }, { caller }) => answeredJob(await followedJob(kind, id, caller)),
});
