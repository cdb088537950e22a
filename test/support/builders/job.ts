import type { Job } from '#web/lib/use-job.ts';

/** A job that somebody began, as the browser follows it. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  ...{ id: '2026-11-26T09:00:00.000Z-a', kind: 'import', variant: null, name: null, state: 'running' },
  ...{ startsAt: null, startedAt: '2026-11-26T09:00:00.000Z', startedBy: 'Andrea Conti', finishedAt: null },
  ...{ done: 0, total: 3, counts: [], notes: [] },
  ...changes,
});
