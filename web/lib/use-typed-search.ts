import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from './timer.ts';

const pause = 250;

/** What is in the search box: typed text is searched after a pause, so that not every letter asks the server. */
export function useTypedSearch(
  searched: string,
  search: (text: string) => void,
  timer: Timer = browserTimer,
) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    if (typed === undefined) return;
    const place = window.location.pathname;
    const handle = timer.set(() => {
      // While the next screen loads this one still stands: what was typed here must not lead back to it.
      if (window.location.pathname === place) latest.current(typed);
      setTyped(undefined);
    }, pause);
    return () => timer.clear(handle);
  }, [typed, timer]);
  return {
    text: typed ?? searched,
    type: setTyped,
    /** Nothing typed waits any longer: the filters were cleared. */
    forget: () => setTyped(undefined),
  };
}
