import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

/** The violations that axe finds on the page, or in a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // No frame comes from elsewhere, and nobody reads what passed: axe needs no second page and no long report.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Axe leaves the size of targets out unless it is asked.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  const { violations: found } = await (part ? axe.include(part) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits until the picture of another file is in the page: the browser may refuse it, or find nothing of that name. */
export const isDrawn = (used: Locator): Promise<void> =>
  used.evaluate(
    (element) =>
      new Promise((done) => {
        const look = () =>
          (element as SVGUseElement).getBBox().width > 0 ? done() : requestAnimationFrame(look);
        look();
      }),
  );
