import type { Locator } from 'playwright-core';

/** Lifts a row by its grip; its keys are heard, and the places known, a frame after it is said. */
export async function lift(grip: Locator, said: string | RegExp): Promise<void> {
  const page = grip.page();
  await grip.press('Space');
  await page.getByText(said).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
