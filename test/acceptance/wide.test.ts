import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, screens, signIn, withBrowser } from './app.ts';
import { superUser } from './dialog-places.ts';
import { settled } from './settled.ts';

withBrowser();

const lists = [
  '/preventivi',
  '/prodotti',
  '/utenti',
  '/tag',
  '/fasi',
  '/listini',
  '/listini/pcu/prodotti',
  '/cartelle',
  '/notifiche',
  '/gestione/inviti',
  '/aggiorna-listini',
  '/statistiche',
];

/** Windows of small laptops and of two windows side by side: tables begin at the first. */
const widths = [1024, 1100, 1200];

/** Screens of one thing, with several buttons in their head. */
const screensOfOne = [
  '/prodotti/tanaro-silicato',
  '/prodotti/nuovo',
  '/prodotti/importa',
  '/test',
  '/catalogo',
];

/** Tablets, and phones on their side. */
const between = [640, 700, 768, 844, 932, 1023];

/** Parts of the page that lie outside the window, or by how much it scrolls sideways. Some tables scroll by themselves. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
    const cut = [...document.querySelectorAll('main :is(a, button, td)')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 1 && !scrolls(part),
    );
    const words = cut.slice(0, 3).map((part) => part.ariaLabel ?? part.textContent);
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`, ...words] : words;
  });

/** The parts of the rows that the floating button covers, once the page is scrolled to its end. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const over = document.querySelector('.floating-add')?.getBoundingClientRect();
    if (!over) return [];
    return [...document.querySelectorAll('main :is(a, button):not(.floating-add)')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isUnder = right > over.left && left < over.right && bottom > over.top && top < over.bottom;
      return isUnder ? [part.ariaLabel ?? part.textContent] : [];
    });
  });

/** Walks through screens of the office, each once on a desktop and then at each size. */
async function walk(
  paths: readonly string[],
  sizes: readonly { width: number; height: number }[],
  look: (page: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const page = await openWindow();
  await signIn(page, superUser);
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(screens.desktop.viewport);
    await page.goto(`${appUrl}${path}`);
    await settled(page);
    found.push(...(await look(page, path)));
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      for (const text of await outside(page)) found.push(`${path} at ${size.width}: ${text}`);
    }
  }
  return found;
}

const tablets = between.map((width) => ({ width, height: 390 }));
const laptops = widths.map((width) => ({ width, height: 768 }));

it('every list fits laptops, tablets and phones on their side, and its last row is free of the floating button', async () => {
  const look = async (page: Page, path: string) =>
    (await covered(page)).map((text) => `${path}: the floating button covers ${text}`);
  expect(await walk(lists, [...laptops, ...tablets], look)).toEqual([]);
});

it('every screen of one thing fits tablets and phones on their side, with the buttons of its head and its bar', async () => {
  expect(await walk(screensOfOne, tablets, async () => [])).toEqual([]);
});
