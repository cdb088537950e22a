import type { BrowserContext, Page } from 'playwright-core';

/** Open requests of each page. */
const underWay = new WeakMap<Page, Set<unknown>>();
const quietFrames = 4;
/** Milliseconds: a page that is never idle is checked after this time. */
const idleWithin = 200;
/** Frames, some seconds in all: the longest wait. */
const mostFrames = 300;

const requestsOf = (page: Page) => {
  const known = underWay.get(page) ?? new Set();
  underWay.set(page, known);
  return known;
};

/** Counts the requests of a window's pages from now on. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    page.on('request', (request) => requestsOf(page).add(request));
    page.on('requestfinished', (request) => requestsOf(page).delete(request));
    page.on('requestfailed', (request) => requestsOf(page).delete(request));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && requestsOf(page).clear());
  });
}

/** Runs in the page, once it is idle. */
const isAtWork = (timeout: number) =>
  new Promise<boolean>((done) =>
    requestAnimationFrame(() =>
      requestIdleCallback(() => done(document.querySelector('.skeleton, .spinner') !== null), { timeout }),
    ),
  );

/** Waits until a page has loaded, is idle and sends no request for a few frames. */
export async function settled(page: Page): Promise<void> {
  let quiet = 0;
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    // A page that is left for another one answers nothing.
    const isLoading = await page.evaluate(isAtWork, idleWithin).catch(() => true);
    quiet = isLoading || requestsOf(page).size > 0 ? 0 : quiet + 1;
  }
}
