import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';
import { answeredJob, storedJob } from './answered-job.ts';
import { type LockedBy, locking, readLock } from './job-lock.ts';
import { readJob } from './job-store.ts';
import type { newJob } from './new-job.ts';

type Begun = Awaited<ReturnType<typeof newJob>>;
type Write = Parameters<typeof transact>[0][number];
type Call = { user: { id: string }; key: string; input: object };

/** Begins a job once for each key of a user; a retry is answered the job of the first call. */
export async function jobOnce(
  kind: JobKind,
  { user, key, input }: Call,
  begin: (once: Once) => Promise<Job>,
) {
  const id = await runOnce(user, key, input, async (once) => (await begin(once)).id);
  return answeredJob(await storedJob(kind, id));
}

export async function beginJob({ job, beginning }: Begun, more: readonly Write[]): Promise<Job> {
  await transact([...beginning, ...more]);
  return job;
}

/**
 * Begins a job of which there is one at a time, under a lock that several kinds may share. It is `already-running` while
 * another one runs, and for the second of two that begin at the same moment.
 */
export async function beginAlone(
  lock: string,
  { job, beginning }: Begun,
  more: readonly Write[] = [],
): Promise<Job> {
  const before = await readLock(lock);
  if (before && (await isRunning(before))) throw new DomainError('already-running');
  try {
    await transact([locking(lock, job, before), ...beginning, ...more]);
  } catch (cause) {
    if (cause instanceof ConditionFailed && cause.refused.includes(0))
      throw new DomainError('already-running');
    throw cause;
  }
  return job;
}

/** Whether the last job under a lock still holds it. */
export const isRunning = async ({ kind, id }: LockedBy): Promise<boolean> =>
  (await readJob(kind, id))?.state === 'running';
