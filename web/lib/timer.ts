/** Timers are passed in, so that tests decide when time passes. */
export type Timer = {
  set(run: () => void, milliseconds: number): number;
  clear(handle: number): void;
};

export const browserTimer: Timer = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (handle) => window.clearTimeout(handle),
};
