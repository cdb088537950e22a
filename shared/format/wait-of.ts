/** A wait of more seconds is said in minutes, one of more minutes in hours. */
const most = 90;

/** A wait as people say it: `detail` is the text that counts seconds. */
export type Wait = { unit: 'detail' | 'minutes' | 'hours'; count: number };

/** Rounded up: who comes back then is not refused again. */
export function waitOf(seconds: number): Wait {
  if (seconds <= most) return { unit: 'detail', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= most
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}
