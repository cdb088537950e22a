import type { Locator } from 'playwright-core';

/** Lifts a row by its grip and waits a frame after the announcement: then the page hears keys and knows places. */
export async function lift(grip: Locator, said: string | RegExp): Promise<void> {
  const page = grip.page();
  await grip.press('Space');
  await page.getByText(said).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
