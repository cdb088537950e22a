import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Notes whether the focus came into a dialog before the next frame after the last press. */
export const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    let isFrameOver = true;
    const begin = () => {
      isFrameOver = false;
      requestAnimationFrame(() => {
        isFrameOver = true;
      });
    };
    window.addEventListener('click', begin, true);
    window.addEventListener('focusin', ({ target }) => {
      const isInside = target instanceof Element && target.closest('[aria-modal="true"]');
      if (isInside) Object.assign(globalThis, { inFrame: !isFrameOver });
    });
  });

export const wasInFrame = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { inFrame?: boolean }).inFrame);

/** The returned function waits until everything that is loaded ahead is there. */
export async function watchLoading(page: Page): Promise<() => Promise<void>> {
  let open = 0;
  page.on('request', () => {
    open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => {
      open -= 1;
    });
  await page.addInitScript(() => {
    const ahead = new Set<number>();
    Object.assign(globalThis, { ahead });
    const { requestIdleCallback: ask, cancelIdleCallback: cancel } = window;
    window.requestIdleCallback = (run, options) => {
      const asked = ask((deadline) => {
        ahead.delete(asked);
        run(deadline);
      }, options);
      ahead.add(asked);
      return asked;
    };
    window.cancelIdleCallback = (asked) => {
      ahead.delete(asked);
      cancel(asked);
    };
  });
  // In an idle moment no loaded file waits to be run.
  const waiting = () =>
    page.evaluate(async () => {
      await new Promise((done) => setTimeout(done));
      return (globalThis as unknown as { ahead: Set<number> }).ahead.size;
    });
  return async () => void (await expect.poll(async () => (await waiting()) + open).toBe(0));
}
