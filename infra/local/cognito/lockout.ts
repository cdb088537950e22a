/** Cognito's answer to guessing: after five wrong passwords a pause of a second, doubled by each further one, up to a quarter of an hour. */
export type Failures = { count: number; lastAt: number };

export const noFailures: Failures = { count: 0, lastAt: 0 };

const free = 5;
const longest = 15 * 60_000;

/** Milliseconds since the epoch until which no attempt is taken. */
export function lockedUntil({ count, lastAt }: Failures): number {
  if (count < free) return 0;
  return lastAt + Math.min(1000 * 2 ** (count - free), longest);
}

export function afterFailure(failures: Failures, now: number): Failures {
  const forgotten = now - failures.lastAt > longest;
  return { count: forgotten ? 1 : failures.count + 1, lastAt: now };
}
