import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

/** What was ticked is shown for so long after it is confirmed, then the list starts empty (WIZ-029). */
const resetAfter = 1_000;

/** What is ticked in a list before it is confirmed, and for a second after. */
export function useLocalChoice(given: readonly string[], timer: Timer = browserTimer) {
  const [chosen, setChosen] = useState(given);
  const [isConfirmed, setConfirmed] = useState(false);
  const waiting = useRef(0);
  useEffect(() => () => timer.clear(waiting.current), [timer]);
  const confirm = (ids: readonly string[]) => {
    setChosen(ids);
    setConfirmed(true);
    timer.clear(waiting.current);
    waiting.current = timer.set(() => {
      setChosen([]);
      setConfirmed(false);
    }, resetAfter);
  };
  return { chosen, setChosen, isConfirmed, confirm };
}
