import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from './timer.ts';

const pause = 250;

/** The text of the search box. The search begins after a pause, so that not every letter sends a request. */
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
      // This screen still shows while the next one loads: a search would lead back to it.
      if (window.location.pathname === place) latest.current(typed);
      setTyped(undefined);
    }, pause);
    return () => timer.clear(handle);
  }, [typed, timer]);
  return {
    text: typed ?? searched,
    type: setTyped,
    /** Drops the text that waits, when the filters are cleared. */
    forget: () => setTyped(undefined),
  };
}
