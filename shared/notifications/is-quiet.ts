import { romeTime } from '#shared/format/rome-time.ts';

/** The hours in Rome between which no device is disturbed (FUP-019). */
const [lastHour, firstHour] = [21, 7];

/** Whether pushes about own offers wait now: from 21:00 to 7:00. */
export function isQuiet(now: Date): boolean {
  const hour = Number(romeTime(now.toISOString()).slice(11, 13));
  return hour >= lastHour || hour < firstHour;
}
