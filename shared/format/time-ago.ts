export type TimeAgo = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number };

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant is: seconds under a minute, minutes under an hour, hours under a day, then days (WED-103). */
export function timeAgo(instant: string, now: number): TimeAgo {
  const passed = Math.max(0, now - new Date(instant).getTime());
  if (passed < minute) return { unit: 'seconds', count: Math.floor(passed / second) };
  if (passed < hour) return { unit: 'minutes', count: Math.floor(passed / minute) };
  if (passed < day) return { unit: 'hours', count: Math.floor(passed / hour) };
  return { unit: 'days', count: Math.floor(passed / day) };
}
