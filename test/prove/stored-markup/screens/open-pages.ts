import type { Browser, Page } from 'playwright-core';
import { type Found, watchedWindow } from './watched-window.ts';

/** Opens whole pages in turn, without a policy of the page. */
export async function openPages(browser: Browser, pages: readonly string[]): Promise<Found[]> {
  const { context, open } = await watchedWindow(browser, { policy: false });
  const found: Found[] = [];
  for (const html of pages)
    found.push(
      await open('about:blank', async (page) => {
        await page.setContent(html);
        await touchEverything(page).catch(() => {});
      }),
    );
  await context.close();
  return found;
}

/** Puts pieces of markup on a page without cleaning. */
export const openMarkup = async (browser: Browser, pieces: readonly string[]): Promise<Found> => {
  const [found] = await openPages(browser, [
    `<!doctype html><body>${pieces.map((piece) => `<div>${piece}</div>`).join('\n')}</body>`,
  ]);
  if (!found) throw new Error('No page was opened.');
  return found;
};

/** Clicks and hovers over everything except links to other pages. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { matches } = Element.prototype;
    const { dispatchEvent } = EventTarget.prototype;
    const leads = (element: Element) =>
      (element instanceof HTMLAnchorElement && /^(https?|mailto|tel):$/.test(element.protocol)) ||
      matches.call(element, 'form, button, [type=submit]');
    for (const element of document.querySelectorAll('body *')) {
      if (leads(element)) continue;
      for (const type of ['click', 'mouseover'])
        dispatchEvent.call(element, new MouseEvent(type, { bubbles: false, cancelable: true }));
    }
  });
}
