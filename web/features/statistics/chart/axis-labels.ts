import { firstDayOf } from '#shared/statistics/week.ts';
import { shortDay } from '../weeks.ts';

/** A text below a column. */
export type AxisLabel = { index: number; text: string; strong: boolean };

/** With more weeks, months are named and days left out. */
const mostDays = 16;
/** Pixels of a day and of the name of a month, with the gap to the next. */
const dayWidth = 46;
const monthWidth = 38;
const weeksOfMonth = 52 / 12;

/** The Monday of every so many weeks, counted from the current week. */
function dayLabels(weeks: readonly string[], step: number): AxisLabel[] {
  const every = Math.max(1, Math.ceil(dayWidth / step));
  return weeks.flatMap((week, index) =>
    (weeks.length - 1 - index) % every === 0
      ? [{ index, text: shortDay(firstDayOf(week)), strong: false }]
      : [],
  );
}

const everies = [1, 2, 3, 4, 6, 12];

/** The first week of a month has its name; in January it has the year. */
function monthLabels(weeks: readonly string[], step: number, language: string): AxisLabel[] {
  const names = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const every = everies.find((months) => months * weeksOfMonth * step >= monthWidth) ?? 12;
  const mondays = weeks.map((week) => new Date(firstDayOf(week)));
  return mondays.flatMap((monday, index) => {
    const month = monday.getUTCMonth();
    const isFirst = monday.getUTCDate() <= 7;
    if (!isFirst || month % every !== 0) return [];
    const isYear = month === 0;
    return [{ index, text: isYear ? String(monday.getUTCFullYear()) : names.format(monday), strong: isYear }];
  });
}

/** The texts below the columns of weeks, each `step` pixels wide; no text touches another. */
export const axisLabels = (weeks: readonly string[], step: number, language: string): AxisLabel[] =>
  weeks.length <= mostDays ? dayLabels(weeks, step) : monthLabels(weeks, step, language);
