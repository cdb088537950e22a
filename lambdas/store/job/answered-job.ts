import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';
import { readJob } from './job-store.ts';

export const storedJob = async (kind: JobKind, id: string): Promise<Job> =>
  mustBeThere(await readJob(kind, id));

/** A job as it is answered; its holder is internal. */
export const answeredJob = ({
  cursor,
  counts,
  holder,
  leaseUntil,
  restsUntil,
  owner,
  scope,
  lists,
  ttl,
  plan,
  ...job
}: Job) => ({
  ...job,
  done: cursor,
  counts: Object.entries(counts).map(([ended, count]) => ({ ended, count })),
});
