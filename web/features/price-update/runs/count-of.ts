import type { Job } from '#web/lib/use-job.ts';

/** How many things of a job ended so. */
export const countOf = ({ counts }: Pick<Job, 'counts'>, ended: string): number =>
  counts.find((one) => one.ended === ended)?.count ?? 0;
