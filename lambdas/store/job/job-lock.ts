import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Job } from '#shared/schemas/job.ts';

export type LockedBy = Pick<Job, 'kind' | 'id'>;

const keyOf = (name: string) => ({ pk: partitions.lock, sk: name });

/** The last job that was begun under a lock; whether it is over only itself knows. */
export async function readLock(name: string): Promise<LockedBy | undefined> {
  const item = await readItem(keyOf(name));
  // Written by locking below.
  return item && ({ kind: item.kind, id: item.job } as LockedBy);
}

/** Takes a lock for a job, from the one that was seen to hold it last; part of the transaction that begins the job. */
export const locking = (name: string, { kind, id }: LockedBy, before: LockedBy | undefined) =>
  put({
    Item: { ...keyOf(name), kind, job: id },
    ...stillAs('job', before?.id),
  });
