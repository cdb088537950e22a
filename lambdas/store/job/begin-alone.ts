import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { DomainError } from '#shared/errors.ts';
import type { Job } from '#shared/schemas/job.ts';
import { type LockedBy, locking, readLock } from './job-lock.ts';
import { readJob } from './job-store.ts';
import type { newJob } from './new-job.ts';

type Begun = Awaited<ReturnType<typeof newJob>>;
type Write = Parameters<typeof transact>[0][number];

/**
 * Begins a job of which there is one at a time, under a lock that several kinds may share: one that runs, or waits for its
 * day, makes it `already-running`. Whoever wants to begin at the same moment is told so too.
 */
export async function beginAlone(
  lock: string,
  { job, beginning }: Begun,
  more: readonly Write[] = [],
): Promise<Job> {
  const before = await readLock(lock);
  if (before && (await isUnfinished(before))) throw new DomainError('already-running');
  try {
    await transact([locking(lock, job, before), ...beginning, ...more]);
  } catch (cause) {
    if (cause instanceof ConditionFailed && cause.refused.includes(0))
      throw new DomainError('already-running');
    throw cause;
  }
  return job;
}

async function isUnfinished({ kind, id }: LockedBy): Promise<boolean> {
  const job = await readJob(kind, id);
  return job?.state === 'running' || job?.state === 'waiting';
}
