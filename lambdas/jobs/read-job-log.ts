import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { followedJob } from '#lambdas/store/job/followed-job.ts';
import { readJobLog as read } from '#lambdas/store/job/job-log.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';

const after = z.nullish(z.string().check(z.regex(/^\d{8}$/)));

export const readJobLog = operation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds), id: idSchema, after }),
  async run({ kind, id, after }, { caller }) {
    const job = await followedJob(kind, id, caller);
    return read(job, after ?? null);
  },
});
