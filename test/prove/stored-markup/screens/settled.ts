import type { BrowserContext, Page } from 'playwright-core';

/** Requests of each page that are not answered yet. */
const underWay = new WeakMap<Page, Set<unknown>>();
const quietFrames = 4;
/** About five seconds: what never ends is not waited for. */
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

/** A page that has painted a few frames without asking for anything, and is no longer loading. */
export async function settled(page: Page): Promise<void> {
  let quiet = 0;
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    const isLoading = await page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() => done(document.querySelector('.skeleton, .spinner') !== null)),
        ),
    );
    quiet = isLoading || requestsOf(page).size > 0 ? 0 : quiet + 1;
  }
}
