import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { dayInRome } from '../offer-number.ts';
import { endOfDayInRome } from '../sending/end-of-day-in-rome.ts';
import { type Reminder, reminderTimes } from './reminder-days.ts';

type Version = Pick<SentHead, 'version' | 'validUntil' | 'expiryNoted'>;

/** Milliseconds after which the end of a version is noted: a request that began before it is answered by then. */
const grace = 60_000;

/** Something that a version waits for: a reminder at its time, then its end. */
export type NextDue = { kind: 'reminder' | 'expiry'; at: string };

export function nextDue({
  version,
  validUntil,
  expiryNoted,
  reminders,
}: Version & Pick<SentHead, 'reminders'>): NextDue | null {
  const [at] = reminders;
  if (at !== undefined) return { kind: 'reminder', at };
  if (validUntil === null || expiryNoted >= version) return null;
  const end = endOfDayInRome(validUntil).getTime() + grace;
  return { kind: 'expiry', at: new Date(end).toISOString() };
}

type Wish = { remindersOn: boolean; reminders: readonly Reminder[] };

/** The reminders of a version that is sent, sent again or extended now; none once they are off or the offer is left out. */
export function plannedReminders(
  { remindersOn, reminders }: Wish,
  { sentAt, validUntil, leftOut }: { sentAt: Date; validUntil: string; leftOut: boolean },
  plannedAt: Date,
): string[] {
  if (!remindersOn || leftOut) return [];
  return reminderTimes(reminders, { sentAt, validUntil, plannedAt }).map((due) => due.toISOString());
}

/** A reminder goes out on its own day: one that nobody could send in time lapses. */
export const isLapsed = (at: string, now: Date): boolean => dayInRome(new Date(at)) !== dayInRome(now);
