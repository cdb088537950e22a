import type { FunctionSpec } from '#lambdas/function-spec.ts';
import type { Invoke } from './function-runner.ts';

/** Waits for time to pass, again and again. Returns the function that stops it. */
export type Every = (milliseconds: number, run: () => void) => () => void;

const everyByClock: Every = (milliseconds, run) => {
  const handle = setInterval(run, milliseconds);
  handle.unref();
  return () => clearInterval(handle);
};

const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Milliseconds of `rate(5 minutes)`; the manifest has no other expressions. */
export function periodOf(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const period = Number(count) * (units[unit] ?? Number.NaN);
  if (!(period > 0)) throw new Error(`The local cloud does not know the schedule ${expression}.`);
  return period;
}

type Settings = {
  functions: Record<string, FunctionSpec>;
  invoke: Invoke;
  /** While it is true, nothing is woken. */
  isHeld?: () => boolean;
  every?: Every;
  clock?: () => number;
};

/** Wakes the functions that the manifest puts on a schedule; one that is still at work is not woken again. */
export function startSchedules(settings: Settings) {
  const { functions, invoke, isHeld = () => false, every = everyByClock, clock = Date.now } = settings;
  const stops = Object.entries(functions).flatMap(([name, { trigger }]) => {
    if (!('schedule' in trigger)) return [];
    let atWork: Promise<unknown> | undefined;
    const wake = () => {
      if (isHeld()) return;
      atWork ??= invoke(name, { time: new Date(clock()).toISOString() })
        // The runner has told of the failure; the next time comes all the same.
        .catch(() => {})
        .finally(() => {
          atWork = undefined;
        });
    };
    return [{ stop: every(periodOf(trigger.schedule), wake), done: () => atWork }];
  });
  return {
    async stop() {
      for (const { stop } of stops) stop();
      await Promise.all(stops.map(({ done }) => done()));
    },
  };
}
