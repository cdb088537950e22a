import type { Page } from 'playwright-core';
import { print } from '#test/prove/figure.ts';

type Watched = { watched: { longest: number; arrived: number; shown: number } };

/** Records in the page the arrival of a field, the moment its rows are shown, and the longest task since. */
export const watchArrival = (page: Page, field: string, selector: string) =>
  page.addInitScript(
    ([wanted, shows]) => {
      const watched = { longest: 0, arrived: 0, shown: 0 };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (watched.arrived && startTime + duration > watched.arrived)
            watched.longest = Math.max(watched.longest, duration);
        }
      }).observe({ entryTypes: ['longtask'] });
      new MutationObserver(() => {
        if (watched.arrived && !watched.shown && document.querySelector(shows ?? ''))
          watched.shown = performance.now();
      }).observe(document, { childList: true, subtree: true });
      const original = Response.prototype.json;
      // As a method: tsx names other functions through a helper that pages lack.
      Object.assign(Response.prototype, {
        async json(this: Response) {
          const body = await original.call(this);
          if (body.data?.[wanted ?? '']) watched.arrived = performance.now();
          return body;
        },
      });
    },
    [field, selector],
  );

export const readWatched = (page: Page) => page.evaluate(() => (window as unknown as Watched).watched);

/** Prints a figure of milliseconds. */
export function report(name: string, value: number, limit: number): void {
  print({ name, value: Math.round(value), unit: 'ms', limit, ok: value <= limit });
}
