import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

const pause = 1_000;

/** Says changing values (totals) politely, at most once a second. */
export function LiveRegion({ text, timer = browserTimer }: { text: string; timer?: Timer }) {
  const [spoken, setSpoken] = useState('');
  const waiting = useRef<number>(undefined);
  const latest = useRef(text);
  const first = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (text === first.current || waiting.current !== undefined) return;
    waiting.current = timer.set(() => {
      waiting.current = undefined;
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
