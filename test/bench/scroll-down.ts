import type { Page } from 'playwright-core';

/** Pixels of one turn of a wheel that is turned fast: rows come faster than anybody reads. */
const turn = 500;

/** Scrolls a long list to its last row, of so many. */
export async function scrollDown(page: Page, count: number): Promise<void> {
  // The head is the first row.
  const last = page.locator(`tr[aria-rowindex="${count + 1}"]`);
  while ((await last.count()) === 0) {
    await page.mouse.wheel(0, turn);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
