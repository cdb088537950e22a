import { useCallback, useRef } from 'react';

/** The same function at every drawing, which does what the newest one does. */
export function useStable<Args extends unknown[], Answer>(run: (...args: Args) => Answer) {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: Args) => latest.current(...args), []);
}
