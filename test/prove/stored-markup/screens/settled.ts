import type { BrowserContext, Page } from 'playwright-core';

/** Requests of each page that are not answered yet. */
const underWay = new WeakMap<Page, Set<unknown>>();
const quietFrames = 4;
/** Milliseconds after which a page that is never idle is looked at all the same. */
const idleWithin = 200;
/** Some seconds: what never ends is not waited for. */
const mostFrames = 300;

const requestsOf = (page: Page) => {
  const known = underWay.get(page) ?? new Set();
  underWay.set(page, known);
  return known;
};

/** From now on the requests of a window's pages are counted. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    page.on('request', (request) => requestsOf(page).add(request));
    page.on('requestfinished', (request) => requestsOf(page).delete(request));
    page.on('requestfailed', (request) => requestsOf(page).delete(request));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && requestsOf(page).clear());
  });
}

/** A page that has painted a few frames with nothing to do and without asking for anything, and is no longer loading. */
export async function settled(page: Page): Promise<void> {
  let quiet = 0;
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    const isLoading = await page.evaluate(
      (timeout) =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => done(document.querySelector('.skeleton, .spinner') !== null), {
              timeout,
            }),
          ),
        ),
      idleWithin,
    );
    quiet = isLoading || requestsOf(page).size > 0 ? 0 : quiet + 1;
  }
}
