import { beginning } from '#lambdas/store/job-store.ts';
import { writeJobWork } from '#lambdas/store/job-work.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';
import { type CurrentUser, displayName } from '#shared/schemas/user.ts';

type Wanted = { kind: JobKind; total: number; work: object; user: CurrentUser; now: Date; id: string };

/**
 * Keeps what a job is to do and makes its first state; its write is part of the transaction that remembers the key of
 * the call. What a transaction that failed leaves behind expires.
 */
export async function newJob({ kind, total, work, user, now, id }: Wanted) {
  const startedAt = now.toISOString();
  const job: Job = {
    // Sorts by its time, of which an id can hold the letters and digits.
    id: `${startedAt.replace(/\W/g, '')}-${id}`,
    kind,
    state: 'running',
    startedAt,
    startedBy: displayName(user),
    finishedAt: null,
    cursor: 0,
    total,
    counts: {},
    notes: [],
    holder: null,
    leaseUntil: null,
  };
  await writeJobWork(job, work);
  return { job, beginning: beginning(job) };
}
