import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { cancellableJob } from '#lambdas/store/job/followed-job.ts';
import { cancelJob as cancel } from '#lambdas/store/job/job-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';

/** Cancels a job that still waits for its day. */
export const cancelJob = operation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds), id: idSchema }),
  async run({ kind, id }, { caller, now }) {
    const job = await cancellableJob(kind, id, caller);
    if (!(await cancel(job, now))) throw new DomainError('failed-precondition');
    return answeredJob(await storedJob(kind, id));
  },
});
