import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from './timer.ts';

/** Busy for a moment after something was chosen, 500 ms by default (QNW-039, WIZ-030). */
export function useBusyMoment(timer: Timer = browserTimer, milliseconds = 500) {
  const [busy, setBusy] = useState(false);
  const waiting = useRef(0);
  useEffect(() => () => timer.clear(waiting.current), [timer]);
  const start = (onEnd?: () => void) => {
    timer.clear(waiting.current);
    setBusy(true);
    waiting.current = timer.set(() => {
      setBusy(false);
      onEnd?.();
    }, milliseconds);
  };
  return { busy, start };
}
