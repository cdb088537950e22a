import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

const axeOf = (page: Page, rules: Record<string, { enabled: boolean }>) =>
  // No frame comes from elsewhere, and nobody reads what passed: axe needs no second page and no long report.
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The violations that axe finds on the page, or in a part of it. */
export function violations(page: Page, part?: string): Promise<string[]> {
  const axe = axeOf(page, {});
  return found(part ? axe.include(part) : axe);
}

/**
 * With the targets that are too small for a finger. On a page at rest: a row that is scrolled halfway under a bar would
 * count too.
 */
export const violationsAndSmallTargets = (page: Page): Promise<string[]> =>
  found(axeOf(page, { 'target-size': { enabled: true } }));

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
