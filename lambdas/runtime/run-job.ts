import { keepJob, takeJob } from '#lambdas/store/job-store.ts';
import type { Job } from '#shared/schemas/job.ts';

/**
 * What came of one step, or of each thing that it did, by how many ended so; a step that is done again after a crash
 * must end in the same state.
 */
export type StepOutcome = { ended: string | Readonly<Record<string, number>>; note?: Job['notes'][number] };

type Slice = {
  holder: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Milliseconds that a slice may take. */
  budget: number;
  /** `later` ends the slice before the step: somebody else is at what it needs. */
  step: (index: number) => Promise<StepOutcome | 'later'>;
};

/** Seconds without a sign of its holder after which somebody else may go on. */
const lease = 60;
/** Steps between two signs. */
const stride = 10;
/** Notes that are kept. */
const mostNotes = 200;

/**
 * Works on a job until it is done or the budget is spent, keeping how far it came; answers the job as it stands, or
 * undefined when somebody else is at it. Killed anywhere, the next slice goes on from the last sign.
 */
export async function runSlice(job: Job, { holder, clock, budget, step }: Slice): Promise<Job | undefined> {
  const start = clock();
  let now = await takeJob(job, holder, new Date(start), lease);
  if (!now) return undefined;
  while (now.cursor < now.total && clock() - start < budget) {
    const { worked, waits } = await stridden(now, step);
    now = { ...worked, leaseUntil: new Date(clock() + lease * 1000).toISOString() };
    if (!(await keepJob(now))) return undefined;
    if (waits) break;
  }
  const isDone = now.cursor >= now.total;
  const rested: Job = {
    ...now,
    ...(isDone && { state: 'done', finishedAt: new Date(clock()).toISOString() }),
    leaseUntil: new Date(clock()).toISOString(),
  };
  return (await keepJob(rested)) ? rested : undefined;
}

/** Some steps, unless one has to wait. */
async function stridden(job: Job, step: Slice['step']): Promise<{ worked: Job; waits: boolean }> {
  const last = Math.min(job.total, job.cursor + stride);
  let worked = job;
  while (worked.cursor < last) {
    const outcome = await step(worked.cursor);
    if (outcome === 'later') return { worked, waits: true };
    worked = { ...counted(worked, outcome), cursor: worked.cursor + 1 };
  }
  return { worked, waits: false };
}

function counted(job: Job, { ended, note }: StepOutcome): Job {
  const notes = note && job.notes.length < mostNotes ? [...job.notes, note] : job.notes;
  const counts = { ...job.counts };
  for (const [end, count] of Object.entries(typeof ended === 'string' ? { [ended]: 1 } : ended))
    counts[end] = (counts[end] ?? 0) + count;
  return { ...job, notes, counts };
}
