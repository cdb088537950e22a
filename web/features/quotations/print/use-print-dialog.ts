import { useEffect, useState } from 'react';
import type { Timer } from '#web/lib/timer.ts';

/** Milliseconds between opening and the print dialog (QPR-006). */
const delay = 2_000;

export type PrintDialog = { timer: Timer; print: () => void };

/** Opens the print dialog once, 2000 ms after opening, or when the document is there if that is later. */
export function usePrintDialog(wanted: boolean, isReady: boolean, { timer, print }: PrintDialog): void {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const handle = timer.set(() => setIsDue(true), delay);
    return () => timer.clear(handle);
  }, [wanted, timer]);
  useEffect(() => {
    if (isDue && isReady) print();
  }, [isDue, isReady, print]);
}
