import { day } from '../day.ts';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as a field of day and time has it, in Rome: '2026-11-18T09:12'; empty when it is no date. */
export function romeTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : parts.format(date).replace(' ', 'T');
}

/** The instant of a day and time in Rome; undefined while it is not whole. In the hour that comes twice, the first. */
export function instantOf(local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wanted)) return undefined;
  // Rome is one or two hours ahead; what fits neither is an hour that does not exist.
  const found = [2, 1].map((hours) => new Date(wanted - hours * 3_600_000).toISOString());
  return found.find((instant) => romeTime(instant) === local) ?? found[1];
}

/** Milliseconds that Rome is ahead of UTC on days of UTC, by their number; null on a day when clocks change. */
const ahead = new Map<number, number | null>();

function aheadOn(utcDay: number): number | null {
  const at = (instant: number) => Date.parse(`${romeTime(new Date(instant).toISOString())}Z`) - instant;
  const [first, last] = [at(utcDay * day), at((utcDay + 1) * day - 60_000)];
  const found = first === last ? first : null;
  ahead.set(utcDay, found);
  return found;
}

/** The day in Rome: '2026-11-26'. Lists ask for thousands: the calendar is asked twice for each day of them. */
export function romeDay(instant: Date): string {
  const utcDay = Math.floor(instant.getTime() / day);
  const known = ahead.get(utcDay);
  const offset = known === undefined ? aheadOn(utcDay) : known;
  const local =
    offset === null ? romeTime(instant.toISOString()) : new Date(instant.getTime() + offset).toISOString();
  return local.slice(0, 10);
}
