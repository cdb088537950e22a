import { weekAfter } from '#shared/statistics/week.ts';

/** The last so many weeks with the current one, or the year so far. */
export const periods = ['4', '13', '52', 'year'] as const;
export type Period = (typeof periods)[number];
export const startPeriod: Period = '13';

/** ISO weeks, both included. */
export type Weeks = { from: string; to: string };

export function weeksOf(period: Period, thisWeek: string): Weeks {
  const [year] = thisWeek.split('-W');
  const from = period === 'year' ? `${year}-W01` : weekAfter(thisWeek, 1 - Number(period));
  return { from, to: thisWeek };
}

/** As many weeks directly before, to compare with. */
export const weeksBeforeThem = ({ from }: Weeks, count: number): Weeks => ({
  from: weekAfter(from, -count),
  to: weekAfter(from, -1),
});
