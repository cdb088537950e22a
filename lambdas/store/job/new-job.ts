import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { isPersonal, type Job, type JobKind } from '#shared/schemas/job.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { beginning } from './job-store.ts';
import { writeJobWork } from './job-work.ts';

type Wanted = {
  kind: JobKind;
  variant?: string | undefined;
  name?: string | undefined;
  total: number;
  /** How much has ended before it begins. */
  counts?: Job['counts'];
  work: object;
  user: CurrentUser;
  now: Date;
  id: string;
  /** Days after which nobody needs to know of it. */
  days?: number;
  /** When it begins; at once where nothing is said. */
  startsAt?: string | undefined;
  lists?: Job['lists'];
  /** The waiting job that is changed into it. */
  replaced?: Job | undefined;
};

/** Days the history of jobs goes back. */
const historyDays = 400;

/**
 * Keeps the work of a job and makes its first state. Its writes are part of the transaction that remembers the key of
 * the call. A file that a failed transaction leaves expires.
 */
export async function newJob({ kind, total, counts = {}, work, user, now, id, ...wanted }: Wanted) {
  const { variant = null, name = null, startsAt = null, days = historyDays, replaced, lists } = wanted;
  const startedAt = now.toISOString();
  const { managementMode, managedCountries } = user;
  const job: Job = {
    // Sorts by its time, of which an id can hold the letters and digits.
    id: `${startedAt.replace(/\W/g, '')}-${id}`,
    kind,
    variant,
    name,
    state: startsAt ? 'waiting' : 'running',
    startsAt,
    startedAt,
    startedBy: displayName(user),
    owner: isPersonal(kind) ? user.id : null,
    scope: kind === 'repair' ? { managementMode, managedCountries } : null,
    finishedAt: null,
    cursor: 0,
    total,
    counts,
    notes: [],
    holder: null,
    leaseUntil: null,
    restsUntil: null,
    plan: null,
    ...(lists !== undefined && { lists }),
    ...(replaced && { replaces: [...(replaced.replaces ?? []), replaced.id] }),
    ttl: ttlAfter(startsAt ?? startedAt, days),
  };
  await writeJobWork(job, work);
  return { job, beginning: beginning(job) };
}
