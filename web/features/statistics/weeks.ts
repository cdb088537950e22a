import { formatDate } from '#shared/format/format-date.ts';
import { firstDayOf, lastDayOf, weekAfter } from '#shared/statistics/week.ts';

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

/** The day of a date (ISO 8601), '2026-11-16', without its year: '16/11'. */
export const shortDay = (date: string): string => formatDate(date).slice(0, 5);

/** First and last day of some weeks: '24/08/2026 – 22/11/2026'. */
export const rangeText = ({ from, to }: Weeks): string =>
  `${formatDate(firstDayOf(from))} – ${formatDate(lastDayOf(to))}`;

/** First and last day of a week, the year only once: '16/11 – 22/11/2026'. */
export function weekText(week: string): string {
  const [monday, sunday] = [firstDayOf(week), lastDayOf(week)];
  const first = monday.slice(0, 4) === sunday.slice(0, 4) ? shortDay(monday) : formatDate(monday);
  return `${first} – ${formatDate(sunday)}`;
}

export const weekNumber = (week: string): number => Number(week.split('-W')[1]);
