import { setTimeout } from 'node:timers/promises';

/** How to wait between tries, with random lengths; tests pass their own. */
export type Pauses = { wait: (ms: number) => Promise<unknown>; random: () => number };

export const realPauses: Pauses = { wait: setTimeout, random: () => Math.random() };

/** Most milliseconds of the first pause, and of any pause. */
const mostAtFirst = 50;
const mostEver = 1_000;

/**
 * Waits after a failed try. The longest possible pause doubles with each try. Its length is random, so that two callers
 * do not collide again.
 */
export const pause = (attempt: number, { wait, random }: Pauses): Promise<unknown> =>
  wait(Math.round(random() * Math.min(mostEver, mostAtFirst * 2 ** (attempt - 1))));
