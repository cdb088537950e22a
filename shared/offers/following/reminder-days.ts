import { instantOf } from '#shared/format/rome-time.ts';
import { dayInRome } from '../offer-number.ts';
import { dayAfter } from '../validity.ts';
import { isHoliday } from './is-holiday.ts';

/** Reminders that an owner may set, and the most days of each kind (FUP-008). */
export const mostReminders = 3;
export const mostDaysAfterSending = 60;
export const mostDaysBeforeEnd = 30;

/** A reminder: so many days after the sending, or before the last day. */
export type Reminder = { from: 'sending' | 'end'; days: number };

/** The reminders that an owner starts with, once they turn them on. */
export const firstReminders: readonly Reminder[] = [
  { from: 'sending', days: 3 },
  { from: 'sending', days: 7 },
  { from: 'end', days: 2 },
];

/** The version, the last day it is good until, and when its reminders are planned: it is sent, sent again or extended. */
type Planned = { sentAt: Date; validUntil: string; plannedAt: Date };

/** When the reminders of a version are due, the earliest first, each day once (F18, FUP-009). */
export function reminderTimes(
  reminders: readonly Reminder[],
  { sentAt, validUntil, plannedAt }: Planned,
): Date[] {
  const days = reminders.map(({ from, days: count }) =>
    workingDay(from === 'sending' ? dayAfter(dayInRome(sentAt), count) : dayAfter(validUntil, -count)),
  );
  return [...new Set(days)]
    .filter((day) => day <= validUntil)
    .sort()
    .map((day) => new Date(instantOf(`${day}T10:00`) ?? Number.NaN))
    .filter((due) => due > plannedAt);
}

/** The day itself, else the first one after it that is neither Sunday nor holiday. */
const workingDay = (day: string): string => (isHoliday(day) ? workingDay(dayAfter(day, 1)) : day);
