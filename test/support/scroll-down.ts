import type { Page } from 'playwright-core';

/** Pixels from one frame to the next: faster than anybody reads. */
const stride = 500;

/** Scrolls a long list to its last row. */
export async function scrollDown(page: Page, count: number): Promise<void> {
  // The head is the first row.
  const last = page.locator(`tr[aria-rowindex="${count + 1}"]`);
  while ((await last.count()) === 0) {
    await page.evaluate((down) => {
      window.scrollBy({ top: down, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    }, stride);
  }
}
