import { formatDate } from '#shared/format/format-date.ts';
import { firstDayOf, lastDayOf } from '#shared/statistics/week.ts';
import type { Weeks } from './period.ts';

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
