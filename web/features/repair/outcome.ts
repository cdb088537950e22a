import type { Job } from '#web/lib/use-job.ts';

const sumOf = (job: Job, end: string): number =>
  job.counts.reduce((sum, { ended, count }) => (ended.endsWith(`.${end}`) ? sum + count : sum), 0);

/** How many changes a run made, or would have made, and how many failed. */
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

/** The kind of a run; an unknown kind counts as a real run. */
export const variantOf = ({ variant }: Job) => variants.find((known) => known === variant) ?? 'real';
