import type { Browser, Page } from 'playwright-core';
import { type Found, watchedWindow } from './watched-window.ts';

/** Opens whole pages, one after the other, where nothing but themselves stops what is in them. */
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

/** Pieces of markup, as they are, on a page that cleans nothing. */
export const putOnAPage = async (browser: Browser, pieces: readonly string[]): Promise<Found> => {
  const [found] = await openPages(browser, [
    `<!doctype html><body>${pieces.map((piece) => `<div>${piece}</div>`).join('\n')}</body>`,
  ]);
  if (!found) throw new Error('No page was opened.');
  return found;
};

/** Clicks on everything and moves over it, but for links that lead elsewhere. */
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
