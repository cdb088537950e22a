type Ended = { ended: string; count: number };
type Job = {
  id: string;
  state: 'waiting' | 'held' | 'running' | 'done' | 'cancelled';
  startsAt?: string | null | undefined;
  /** When it was asked for. */
  startedAt: string;
  finishedAt?: string | null | undefined;
  counts: readonly Ended[];
  /** The waiting ones in whose place it is. */
  replaces?: readonly string[] | null | undefined;
};

/** An update, the plan that it follows, the one it was confirmed by, and its undoing. */
type Run = { job: Job; preview: string; confirmed: string; undo?: Job | null | undefined };

type Preview = {
  id: string;
  previewedAt: string;
  startsAt?: string | null | undefined;
  replaces?: string | null | undefined;
};

/**
 * The fate of a preview since it was made. An `open` one can be begun. The update that it was to take the place of
 * waits no more where it is `alone`; where somebody `changed` that, another one waits instead. `outdated`: other updates
 * changed the prices that it rests on.
 */
export type Standing =
  | 'open'
  | 'waiting'
  | 'held'
  | 'running'
  | 'made'
  | 'undone'
  | 'cancelled'
  | 'alone'
  | 'changed'
  | 'outdated';

/** The update of a preview: also one whose plan was made anew on its day (PRG-034). */
export const runOf = <One extends Run>(preview: string | undefined, runs: readonly One[]): One | undefined =>
  runs.find((run) => run.preview === preview || run.confirmed === preview);

const waits = ({ state }: Pick<Job, 'state'>) => state === 'waiting' || state === 'held';

/** The update that waits in the place of another one, which was changed into it. */
export const successorOf = <One extends Run>(
  replaced: string | null | undefined,
  runs: readonly One[],
): One | undefined => runs.find(({ job }) => waits(job) && job.replaces?.some((id) => id === replaced));

/** The standing of a preview, as the list of updates tells, which also holds those of other people and tabs. */
export function standingOf(preview: Preview, runs: readonly Run[]): Standing {
  const own = runOf(preview.id, runs);
  if (own) return own.undo ? 'undone' : ofOwn[own.job.state];
  const replaced = runs.find(({ job }) => job.id === preview.replaces);
  if (preview.replaces && !(replaced && waits(replaced.job)))
    return successorOf(preview.replaces, runs) ? 'changed' : 'alone';
  return runs.some((run) => hasChanged(preview, run)) ? 'outdated' : 'open';
}

const ofOwn = {
  waiting: 'waiting',
  held: 'held',
  running: 'running',
  done: 'made',
  cancelled: 'cancelled',
} as const satisfies Record<Job['state'], Standing>;

/** Whether another update, or its undoing, changed prices of a preview since. */
function hasChanged(preview: Preview, { job, undo }: Run): boolean {
  const since = ({ finishedAt }: Job) => (finishedAt ?? '') > preview.previewedAt;
  if (undo && since(undo)) return true;
  if (!preview.startsAt) return since(job) && updated(job) > 0;
  // The preview of a day counts the updates that were to run before it: news are those that came, or were cancelled.
  if (job.id === preview.replaces || (job.startsAt ?? job.startedAt) > preview.startsAt) return false;
  return job.startedAt > preview.previewedAt ? isInQueue(job) : job.state === 'cancelled' && since(job);
}

const isInQueue = ({ state }: Job) => state !== 'cancelled' && state !== 'held';

const updated = ({ counts }: Job) => counts.find(({ ended }) => ended === 'updated')?.count ?? 0;
