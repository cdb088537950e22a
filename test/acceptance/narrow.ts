import type { Page } from 'playwright-core';
import { type Language, languages } from '#shared/languages.ts';
import { defectsInPage } from './defects-in-page.ts';
import { settled } from './settled.ts';

/** The narrowest and lowest phone. Without a phone's emulation, which would shrink what is too wide. */
export const narrowest = { width: 320, height: 568 };

/** Regions that scroll sideways on purpose, and why. */
const sideways = {
  '.pack-scroll': 'prices of a product: a column for each price list',
  '.page-tabs': 'parts of a page, in one line as everywhere; the shown one is in view',
  '.usual-names > div': 'names of places stay in one line, above fields and keys',
};

/** Pixels: the smallest target of WCAG 2.2 (2.5.8). */
const smallestTarget = 24;

/**
 * In a built application only its own function changes the language of a screen that stays as it is. As a text, because
 * the runner of tests would replace `import`.
 */
const speak = (page: Page, language: string) =>
  page.evaluate(`(async () => {
    if (document.documentElement.lang === '${language}') return;
    const changes = (one) => typeof one === 'function' && /\\.set\\(.*changeLanguage/.test(one);
    for (const { name } of performance.getEntriesByType('resource')) {
      const change = name.endsWith('.js') && Object.values(await import(name)).find(changes);
      if (change) return change('${language}');
    }
    throw new Error('The function setLanguage is not found in the build.');
  })()`);

const here = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    dialog: [...document.querySelectorAll('[aria-modal="true"] h2')].at(-1)?.textContent,
  }));

async function defectsIn(page: Page, language: Language, place: string): Promise<string[]> {
  await speak(page, language);
  await settled(page);
  const defects = await page.evaluate(defectsInPage, {
    ...narrowest,
    allowed: Object.keys(sideways),
    smallest: smallestTarget,
  });
  return defects.map((defect) => `${place}, ${language}: ${defect}`);
}

/**
 * Everything that a person with the narrowest phone could not press or read, in both languages, each with its place.
 * Afterwards the window is as before.
 */
export async function narrowDefects(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(narrowest);
  const { path, language, dialog } = await here(page);
  const place = dialog ? `${path}, "${dialog}"` : path;
  const found: string[] = [];
  for (const one of languages) found.push(...(await defectsIn(page, one, place)));
  await speak(page, language);
  if (before) await page.setViewportSize(before);
  return found;
}
