import type { Page } from 'playwright-core';

/** Names of the fields whose texts are on a page, as text or in an input. */
export const marksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const texts = [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)];
    return texts.flatMap((text) => [...text.matchAll(/zq(\w+?)zq/g)].map(([, name = '']) => name));
  });
