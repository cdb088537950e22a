import type { Page } from 'playwright-core';

/** Records elements that React hides again after showing them, because it waits for texts or code. */
export const watchHidden = (page: Page) =>
  page.addInitScript(() => {
    const hidden: string[] = [];
    Object.assign(globalThis, { hidden });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important')
          hidden.push(`${location.pathname}: ${target.textContent?.slice(0, 80)}`);
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  });

export const hiddenOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { hidden: string[] }).hidden);
