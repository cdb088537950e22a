const timeZone = 'Europe/Rome';
const day = new Intl.DateTimeFormat('it-IT', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const seconds = new Intl.DateTimeFormat('it-IT', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });

/** An instant (ISO 8601) as a day in Rome: '18/11/2026' (OP55); empty when it is no date. */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : day.format(date);
}

/** The time of day in Rome: '09:12'. */
export function formatTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : clock.format(date);
}

/** The time of day in Rome to the second: '09:12:05'. */
export function formatSeconds(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : seconds.format(date);
}

/** Day and time in Rome: '18/11/2026 09:12'. */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} ${formatTime(instant)}`.trim();
}
