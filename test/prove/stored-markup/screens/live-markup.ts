import type { Page } from 'playwright-core';

/** Markup on a page that would run something, at once or after a touch. */
export const liveMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs = /^\s*(javascript|vbscript|data:text)/i;
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'];
    // Markup may have names that shadow the properties of elements.
    const { getAttributeNames, getAttribute, matches } = Element.prototype;
    const isRunning = (element: Element, name: string) =>
      name.startsWith('on') ||
      (addresses.includes(name) && runs.test(getAttribute.call(element, name) ?? ''));
    const isLive = (element: Element) =>
      getAttributeNames.call(element).some((name) => isRunning(element, name)) ||
      matches.call(
        element,
        'iframe[srcdoc], object, embed, base, meta[http-equiv=refresh], main script, math',
      );
    return [...document.querySelectorAll('*')]
      .filter(isLive)
      .map((element) => element.outerHTML.slice(0, 200));
  });
