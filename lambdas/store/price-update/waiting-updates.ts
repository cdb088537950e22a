import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { locking, readLock } from '#lambdas/store/job/job-lock.ts';
import { cancelling, isWaiting, listUnfinishedJobs } from '#lambdas/store/job/job-store.ts';
import type { newJob } from '#lambdas/store/job/new-job.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { DomainError } from '#shared/errors.ts';
import { byTurn } from '#shared/price-update/queue.ts';
import type { Job } from '#shared/schemas/job.ts';
import { mostWaiting } from '#shared/schemas/price-update.ts';

/** Each change of the queue takes this lock from the change before: two of them never count the same places. */
const queueLock = 'price-queue';

/** Updates that wait for their day or are held, in the order in which they run. */
export const waitingUpdates = async (): Promise<Job[]> =>
  (await listUnfinishedJobs('price_update')).filter(isWaiting).toSorted(byTurn);

/** Fails with `conflict`, who and when, once an update was changed: another one waits in its place. */
export function refuseChanged(id: string, waiting: readonly Job[]): void {
  const successor = waiting.find(({ replaces }) => replaces?.includes(id));
  if (successor) throw conflictWith({ updatedBy: successor.startedBy, updatedAt: successor.startedAt });
}

/** The update that is to be changed into another one. Where it began or ended, that is `failed-precondition`. */
export function changeable(id: string, waiting: readonly Job[]): Job {
  const found = waiting.find((job) => job.id === id);
  if (found) return found;
  refuseChanged(id, waiting);
  throw new DomainError('failed-precondition');
}

const scheduledKey = (preview: string) => ({ pk: partitions.prices(preview), sk: 'SCHEDULED' });

/** Who scheduled the update of a preview, and what it was to change. */
export type Scheduled = {
  user: string;
  /** Names of the lists of which it changes prices; null for all. */
  pricelists: string[] | null;
  /** The mean of the variations that were confirmed, in millionths; older ones do not say it. */
  averageVariation?: number;
};

/** Undefined once the person who scheduled it is erased. */
export async function readScheduled(preview: string): Promise<Scheduled | undefined> {
  const item = await readItem(scheduledKey(preview));
  // Written by scheduleUpdate below.
  const { user, pricelists, averageVariation } = item ?? {};
  return item && { user, pricelists, averageVariation };
}

type Write = Parameters<typeof transact>[0][number];
type Scheduling = Scheduled & {
  preview: string;
  /** The id of a waiting update that this one takes the place of. */
  replaces: string | null;
  now: Date;
};

/**
 * Has an update wait for its day. Fails with `too-many-updates` beyond the limit (PRG-031), `preview-outdated` when its
 * preview was scheduled before.
 */
export const scheduleUpdate = (
  { job, beginning }: Awaited<ReturnType<typeof newJob>>,
  { preview, replaces, now, ...scheduled }: Scheduling,
  more: readonly Write[],
): Promise<Job> =>
  tryAgain(async () => {
    const before = await readLock(queueLock);
    const waiting = await waitingUpdates();
    const replaced = replaces ? changeable(replaces, waiting) : undefined;
    if (waiting.length - (replaced ? 1 : 0) >= mostWaiting) throw new DomainError('too-many-updates');
    if (await readItem(scheduledKey(preview))) throw new DomainError('preview-outdated');
    const Item = {
      ...scheduledKey(preview),
      ...ofPerson(scheduled.user, partitions.prices(preview)),
      ...scheduled,
      ttl: job.ttl,
    };
    await transact([
      locking(queueLock, job, before),
      ...beginning,
      put({ Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      ...(replaced ? cancelling(replaced, job.startedBy, now) : []),
      ...more,
    ]);
    return job;
  });
