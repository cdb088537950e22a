import { newId } from '#lambdas/runtime/new-id.ts';
import { isRunning } from '#lambdas/store/job/begin-job.ts';
import { locking, readLock } from '#lambdas/store/job/job-lock.ts';
import { keepWaiting } from '#lambdas/store/job/job-store.ts';
import { mostNotes } from '#lambdas/store/job/run-job.ts';
import { changedListNames } from '#shared/price-update/changed-list-names.ts';
import { leftOnTheDay } from '#shared/price-update/left-on-the-day.ts';
import { otherPrices } from '#shared/price-update/other-prices.ts';
import { changedProducts } from '#shared/price-update/plan.ts';
import type { Job, JobLogLine } from '#shared/schemas/job.ts';
import { stopsForOtherPrices } from '#shared/schemas/price-update.ts';
import { planOfNow } from './new-plan.ts';
import { priceLock } from './price-batch.ts';
import { confirmedPlanOf, keepPlan } from './price-update-plan.ts';
import { tellScheduler } from './tell-scheduler.ts';
import { waitingUpdates } from './waiting-updates.ts';

/**
 * Begins an update whose instant has come, by a plan from the prices of now (PRG-034). Undefined while another update
 * runs or comes before it, when it is held, and for the second of two that begin it.
 */
export async function beginWaiting(job: Job, now: Date): Promise<Job | undefined> {
  if (!(await isItsTurn(job, now))) return undefined;
  const before = await readLock(priceLock);
  if (before && (await isRunning(before))) return undefined;
  const confirmed = await confirmedPlanOf(job);
  if (!confirmed) throw new Error(`The plan of ${job.id} is gone.`);
  const plan = await planOfNow(confirmed, now);
  if (job.variant === stopsForOtherPrices && plan.changes !== confirmed.changes)
    return hold(job, otherPrices(confirmed, plan), now);
  const id = newId();
  await keepPlan(id, plan);
  const total = changedProducts(plan).length;
  const left = leftOnTheDay(confirmed, plan);
  const notes = left.slice(0, mostNotes);
  const ofTheDay = { plan: id, total, lists: changedListNames(plan) };
  const begun: Job = { ...job, ...ofTheDay, state: 'running', counts: { left: left.length }, notes };
  const log = [
    ...notes.map(({ subject, reason }) => ({
      ...line('leftOnTheDay', 'warn', now),
      ...{ subject, detail: reason },
    })),
    ...(total === 0 ? [line('nothingToUpdate', 'warn', now)] : []),
  ];
  return (await keepWaiting(job, begun, { log, writes: [locking(priceLock, job, before)] }))
    ? begun
    : undefined;
}

async function isItsTurn({ id }: Job, now: Date): Promise<boolean> {
  const due = (await waitingUpdates()).filter(
    ({ state, startsAt }) => state === 'waiting' && (startsAt ?? '') <= now.toISOString(),
  );
  return due[0]?.id === id;
}

type OtherPrices = ReturnType<typeof otherPrices>;

async function hold(job: Job, others: OtherPrices, now: Date): Promise<undefined> {
  const log = [line('otherPrices', 'warn', now)];
  if (await keepWaiting(job, { ...job, state: 'held' }, { log })) await tellScheduler(job, others);
}

const line = (code: string, tone: JobLogLine['tone'], now: Date): JobLogLine => ({
  at: now.toISOString(),
  tone,
  code,
});
