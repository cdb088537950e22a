import { useEffect, useState } from 'react';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

export type PrintDialog = { timer: Timer; print: () => void };
const browserDialog: PrintDialog = { timer: browserTimer, print: () => window.print() };

/** Milliseconds from opening to the print dialog (QPR-006). */
const delay = 2_000;

/** Opens the print dialog once, after the delay and once the document is there (QPR-006). */
export function usePrintDialog(
  wanted: boolean,
  isReady: boolean,
  { timer, print }: PrintDialog = browserDialog,
): void {
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
