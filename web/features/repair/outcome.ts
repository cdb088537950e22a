import type { Job } from '#web/lib/use-job.ts';

const sumOf = (job: Job, end: string): number =>
  job.counts.reduce((sum, { ended, count }) => (ended.endsWith(`.${end}`) ? sum + count : sum), 0);

/** What a run changed, or would have changed, and how often it failed. */
export const outcomeOf = (job: Job) => ({ changed: sumOf(job, 'changed'), failed: sumOf(job, 'failed') });

const variants = [
  'dry',
  'real',
  'forced',
  'forced-undone',
  'undo',
  'lightProducts',
  'lightQuotations',
  'userIds',
  'quotationUsers',
] as const;

/** What kind of run it was; of one that this version does not know, a real one. */
export const variantOf = ({ variant }: Job) => variants.find((known) => known === variant) ?? 'real';
