import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from './timer.ts';

const pause = 250;

/** The text of the search box. It is searched after a pause, so that not every letter asks the server. */
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
      // This screen still shows while the next one loads: its text must not lead back.
      if (window.location.pathname === place) latest.current(typed);
      setTyped(undefined);
    }, pause);
    return () => timer.clear(handle);
  }, [typed, timer]);
  return {
    text: typed ?? searched,
    type: setTyped,
    /** Drops the waiting text, as the filters were cleared. */
    forget: () => setTyped(undefined),
  };
}
