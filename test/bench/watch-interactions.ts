import type { Page } from 'playwright-core';

/** The events of one press or key, reported by the browser, up to the next painted frame. */
type Interaction = { step: string; id: number; milliseconds: number };
type Shift = { step: string; at: number; value: number };

type Entry = { id: number; milliseconds: number; at: number; shift: number };
type Step = { name: string; at: number };
/** The page's records; a new document starts empty. */
type Kept = { entries: Entry[]; steps: Step[] };
declare global {
  interface Window {
    kept?: Kept;
  }
}

/** In the page: interaction events, and layout shifts without user input. */
const observe = () => {
  const entries: Entry[] = [];
  window.kept = { entries, steps: [] };
  const watch = (type: string, read: (entry: PerformanceEntry) => Pick<Entry, 'id' | 'shift'>) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        entries.push({ at: entry.startTime, milliseconds: entry.duration, ...read(entry) });
      }
      // The types lack the threshold, below which a browser reports nothing.
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('event', (entry) => ({ id: (entry as PerformanceEventTiming).interactionId, shift: 0 }));
  watch('layout-shift', (entry) => {
    // The types lack layout shifts.
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    return { id: 0, shift: hadRecentInput ? 0 : value };
  });
};

/** Resolves when the browser has reported the painted frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

export type Watch = {
  /** Runs an action; its effects count for this step. */
  step(name: string, act: () => Promise<unknown>): Promise<void>;
  interactions: Interaction[];
  shifts: Shift[];
};

export async function watchInteractions(page: Page): Promise<Watch> {
  await page.addInitScript(observe);
  const interactions: Interaction[] = [];
  const shifts: Shift[] = [];
  const note = ({ entries, steps }: Kept, now: string) => {
    for (const { id, milliseconds, at, shift } of entries) {
      const step = steps.findLast((begun) => begun.at <= at)?.name ?? now;
      if (id > 0) interactions.push({ step, id, milliseconds });
      if (shift > 0) shifts.push({ step, at, value: shift });
    }
  };
  const step = async (name: string, act: () => Promise<unknown>) => {
    const begin = (begun: string) => window.kept?.steps.push({ name: begun, at: performance.now() });
    await page.evaluate(begin, name);
    await act();
    await page.evaluate(painted);
    const kept = await page.evaluate(() => ({ ...window.kept, entries: window.kept?.entries.splice(0) }));
    note({ entries: kept.entries ?? [], steps: kept.steps ?? [] }, name);
  };
  return { step, interactions, shifts };
}

/** The greatest sum of shifts within five seconds without a pause of one: how browsers report it. */
export function layoutShift(shifts: readonly Shift[]): number {
  let greatest = 0;
  let from = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { at, value } of shifts) {
    const goesOn = at >= last && at - last < 1_000 && at - from < 5_000;
    if (!goesOn) from = at;
    sum = goesOn ? sum + value : value;
    last = at;
    greatest = Math.max(greatest, sum);
  }
  return greatest;
}
