import { whenIdle } from './when-idle.ts';

/** Loads what a screen may ask for next, once the browser has nothing better to do; without a connection not at all. */
export const loadAhead = (load: () => void) => {
  whenIdle(() => {
    if (navigator.onLine) load();
  });
};
