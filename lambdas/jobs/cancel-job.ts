import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { cancellableJob } from '#lambdas/store/job/followed-job.ts';
import { cancelJob as cancel } from '#lambdas/store/job/job-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';

/** Cancels a job that still waits for its day. */
export const cancelJob = userOperation({
  allow: 'job.follow',
  input: z.strictObject({ kind: z.enum(jobKinds), id: idSchema }),
  async run({ kind, id }, { caller, user, now }) {
    const job = await cancellableJob(kind, id, caller);
    if (!(await cancel(job, displayName(user), now))) throw new DomainError('failed-precondition');
    return answeredJob(await storedJob(kind, id));
  },
});
