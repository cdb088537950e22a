import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

const pause = 1_000;

/** Says changing values (totals) politely, at most once a second. A text that holds no more goes. */
export function LiveRegion({ text, timer = browserTimer }: { text: string; timer?: Timer }) {
  const [spoken, setSpoken] = useState('');
  const waiting = useRef<number>(undefined);
  const latest = useRef(text);
  // The first text is not said: it is no change.
  const said = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (text === said.current || waiting.current !== undefined) return;
    waiting.current = timer.set(() => {
      waiting.current = undefined;
      said.current = latest.current;
      setSpoken(latest.current);
    }, pause);
  }, [text, timer]);
  useEffect(() => () => timer.clear(waiting.current ?? 0), [timer]);
  return (
    <p className="vh" aria-live="polite">
      {spoken}
    </p>
  );
}
