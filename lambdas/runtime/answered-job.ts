import { readJob } from '#lambdas/store/job-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';

/** The job with an id; `not-found` when there is none. */
export async function storedJob(kind: JobKind, id: string): Promise<Job> {
  const job = await readJob(kind, id);
  if (!job) throw new DomainError('not-found');
  return job;
}

/** A job as it is answered: who is at it is nobody's to know. */
export const answeredJob = ({
  cursor,
  counts,
  holder,
  leaseUntil,
  restsUntil,
  owner,
  scope,
  ttl,
  ...job
}: Job) => ({
  ...job,
  done: cursor,
  counts: Object.entries(counts).map(([ended, count]) => ({ ended, count })),
});
