import { setTimeout } from 'node:timers/promises';

/** The pauses between tries, and their chance; tests give their own. */
export type Pauses = { wait: (ms: number) => Promise<unknown>; random: () => number };

export const realPauses: Pauses = { wait: setTimeout, random: () => Math.random() };

/** Milliseconds of the longest first pause, and of the longest of all. */
const shortest = 50;
const longest = 1_000;

/** Waits after a try that failed: twice as long each time at most, and by chance, so that those who met do not meet again. */
export const pause = (attempt: number, { wait, random }: Pauses): Promise<unknown> =>
  wait(Math.round(random() * Math.min(longest, shortest * 2 ** (attempt - 1))));
