import { whenIdle } from './when-idle.ts';

/** Loads code that a screen may need next, when the browser is idle and has a connection. */
export const loadAhead = (load: () => void) => {
  whenIdle(() => {
    if (navigator.onLine) load();
  });
};
