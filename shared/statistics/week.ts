import { day } from '#shared/day.ts';

const week = 7 * day;

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The Thursday of a day's week decides which year the week belongs to (ISO 8601). Days are instants at midnight UTC. */
const thursdayOf = (date: number) => date + (3 - mondaysSince(date)) * day;

/** Days since the last Monday; 0 on a Monday. */
const mondaysSince = (date: number) => (new Date(date).getUTCDay() + 6) % 7;

function weekOfDay(date: number): string {
  const thursday = thursdayOf(date);
  const year = new Date(thursday).getUTCFullYear();
  const number = Math.floor((thursday - Date.UTC(year, 0, 1)) / week) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The ISO week of the day that an instant (ISO 8601) is in Rome: '2026-W47'; undefined when it is no instant. */
export function weekOf(instant: string): string | undefined {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? undefined : weekOfDay(Date.parse(days.format(time)));
}

/** The Monday of a week, at midnight UTC. January 4th is always in the first one. */
function mondayOf(name: string): number {
  const fourth = Date.UTC(Number(name.slice(0, 4)), 0, 4);
  return fourth - mondaysSince(fourth) * day + (Number(name.slice(6)) - 1) * week;
}

const isoDay = (date: number) => new Date(date).toISOString().slice(0, 10);

/** The Monday that a week begins on: '2026-11-16'. */
export const firstDayOf = (name: string): string => isoDay(mondayOf(name));

/** The Sunday that a week ends on: '2026-11-22'. */
export const lastDayOf = (name: string): string => isoDay(mondayOf(name) + 6 * day);

/** Whether a text names a week that exists: of most years there is no 53rd. */
export const isWeek = (name: string): boolean =>
  /^[2-9]\d{3}-W\d\d$/.test(name) && weekOfDay(mondayOf(name)) === name;

/** The week so many weeks later; earlier with a number below 0. */
export const weekAfter = (name: string, weeks: number): string => weekOfDay(mondayOf(name) + weeks * week);

/** How many weeks there are from one to another, both included; 0 or less when they are the wrong way round. */
export const countWeeks = (from: string, to: string): number => (mondayOf(to) - mondayOf(from)) / week + 1;

/** So many weeks in order, the given one first. */
export const weeksFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => weekAfter(first, index));
