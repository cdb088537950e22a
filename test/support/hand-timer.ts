import type { Timer } from '#web/lib/timer.ts';

/** A timer that the test advances. */
export function handTimer() {
  let now = 0;
  let handles = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  const timer: Timer = {
    set: (run, milliseconds) => {
      handles += 1;
      waiting.set(handles, { at: now + milliseconds, run });
      return handles;
    },
    clear: (handle) => {
      waiting.delete(handle);
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [handle, { at, run }] of [...waiting]) {
      if (at > now) continue;
      waiting.delete(handle);
      run();
    }
  };
  return { timer, pass };
}
