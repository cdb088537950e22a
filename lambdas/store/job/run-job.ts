import type { Job, JobLogLine } from '#shared/schemas/job.ts';
import { keepJob, takeJob } from './job-store.ts';

type Write = NonNullable<NonNullable<Parameters<typeof keepJob>[1]>['writes']>[number];

/**
 * The outcome of one step, or counts by outcome. A step may write by itself: done again after a crash it must end in
 * the same state. Better it gives `writes`: they are kept with the cursor, in one transaction, and so done once.
 */
export type StepOutcome = {
  ended: string | Readonly<Record<string, number>>;
  note?: Job['notes'][number];
  log?: readonly JobLogLine[];
  writes?: readonly Write[];
  /** The outcome when its writes are refused again and again; without it the job stands still until they succeed. */
  refused?: Omit<StepOutcome, 'writes' | 'refused'>;
  /** Milliseconds in which nothing of the job is done. */
  rest?: number;
};

/** The step of a job by its number; `reached` is the job before it. A step done twice must end in the same state. */
export type Worker = (
  job: Job,
) => Promise<(index: number, now: Date, reached: Job) => Promise<StepOutcome | 'later'>>;

export function stepAt<Step>(steps: readonly Step[], index: number, { id }: Pick<Job, 'id'>): Step {
  const step = steps[index];
  if (!step) throw new Error(`The job ${id} has no step ${index}.`);
  return step;
}

type Slice = {
  holder: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds that a slice may take. */
  budget: number;
  /** `later` ends the slice before the step: another process is at it. The job is as it stands before it. */
  step: (index: number, job: Job) => Promise<StepOutcome | 'later'>;
};

/** Seconds without a heartbeat after which another holder may take the job. */
const lease = 60;
/** Steps between two heartbeats. */
const stride = 10;
/** Notes that are kept. */
export const mostNotes = 200;
/** Tries of a step whose writes lose a race. */
const tries = 5;

/**
 * Works on a job until it is done or the budget is spent, and keeps its progress. Answers the job, or undefined when it
 * has another holder. After a crash the next slice goes on from the last heartbeat.
 */
export async function runSlice(job: Job, slice: Slice): Promise<Job | undefined> {
  const { holder, clock, budget } = slice;
  const start = clock();
  const end = start + budget;
  let now = await takeJob(job, holder, new Date(start), lease);
  if (!now) return undefined;
  while (now.cursor < now.total && clock() < end) {
    const progress = await workStride(now, slice);
    if (!progress) return undefined;
    now = progress.worked;
    if (progress.waits) break;
    const rest = progress.rest ?? 0;
    if (rest > 0 && clock() + rest >= end) {
      now = { ...now, restsUntil: new Date(clock() + rest).toISOString() };
      break;
    }
    if (rest > 0) await slice.wait(rest);
  }
  const isDone = now.cursor >= now.total;
  const rested: Job = {
    ...now,
    ...(isDone && { state: 'done', finishedAt: new Date(clock()).toISOString() }),
    leaseUntil: new Date(clock()).toISOString(),
  };
  return (await keepJob(rested)) === 'kept' ? rested : undefined;
}

type Progress = { worked: Job; waits: boolean; rest?: number | undefined };

/** Some steps and their keeping; a step that writes or rests is the last of them. Undefined when the job was taken. */
async function workStride(job: Job, { step, clock }: Slice): Promise<Progress | undefined> {
  const last = Math.min(job.total, job.cursor + stride);
  const log: JobLogLine[] = [];
  let worked = job;
  for (let attempt = 1; worked.cursor < last; ) {
    const made = await step(worked.cursor, worked);
    if (made === 'later') return keep(worked, log, true);
    const outcome = attempt > tries ? withoutWrites(made, worked) : made;
    const { writes = [], rest } = outcome;
    const next = { ...counted(worked, outcome), cursor: worked.cursor + 1 };
    const lines = [...log, ...(outcome.log ?? [])];
    if (writes.length === 0 && !rest) {
      log.push(...(outcome.log ?? []));
      worked = next;
      attempt = 1;
      continue;
    }
    const leased = withLease(next, clock);
    const kept = await keepJob(leased, { log: lines, writes });
    if (kept === 'kept') return { worked: leased, waits: false, rest };
    if (kept === 'taken') return undefined;
    attempt += 1;
  }
  return keep(worked, log, false);

  async function keep(reached: Job, lines: readonly JobLogLine[], waits: boolean) {
    const leased = withLease(reached, clock);
    return (await keepJob(leased, { log: lines })) === 'kept' ? { worked: leased, waits } : undefined;
  }
}

function withoutWrites({ writes, refused, ...outcome }: StepOutcome, { id, cursor }: Job): StepOutcome {
  if (!writes) return outcome;
  if (!refused) throw new Error(`The writes of step ${cursor} of ${id} are refused.`);
  return refused;
}

const withLease = (job: Job, clock: Slice['clock']): Job => ({
  ...job,
  leaseUntil: new Date(clock() + lease * 1000).toISOString(),
});

function counted(job: Job, { ended, note }: StepOutcome): Job {
  const notes = note && job.notes.length < mostNotes ? [...job.notes, note] : job.notes;
  const counts = { ...job.counts };
  for (const [end, count] of Object.entries(typeof ended === 'string' ? { [ended]: 1 } : ended))
    counts[end] = (counts[end] ?? 0) + count;
  return { ...job, notes, counts };
}
