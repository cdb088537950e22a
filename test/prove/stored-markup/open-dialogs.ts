import type { Page } from 'playwright-core';
import { marksOn } from './marks-on.ts';

/** What leaves the session or begins a download. */
const left = /esci|scarica|esporta|pdf|excel|foglio/i;
const most = 8;
/** Buttons that look like one that was pressed on this or another screen open the same. */
const pressed = new Set<string>();

/** Opens what the buttons of a screen open, one of a kind, and closes it again; answers which fields were shown there. */
export async function openDialogs(page: Page): Promise<string[]> {
  const here = page.url();
  const shown: string[] = [];
  const buttons = (await buttonsOf(page)).filter(([kind]) => !pressed.has(kind));
  for (const [kind, index] of buttons.slice(0, most)) {
    pressed.add(kind);
    const button = page.locator('button').nth(index);
    const name = `${await button.getAttribute('aria-label', { timeout: 300 }).catch(() => '')}`;
    if (left.test(name)) continue;
    const isOpen = await button.click({ timeout: 300 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) continue;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done))).catch(() => {});
    shown.push(...(await marksOn(page).catch(() => [])));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (page.url() !== here) await page.goto(here);
  }
  return shown;
}

/** What buttons look like, one of those that look alike, and its place. */
const buttonsOf = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => {
    const kinds = new Map<string, number>();
    for (const [index, button] of [...document.querySelectorAll('button')].entries()) {
      const icon = button.querySelector('i, svg')?.getAttribute('class') ?? '';
      const kind = `${button.className} ${icon || button.innerText}`;
      if (!button.disabled && !kinds.has(kind)) kinds.set(kind, index);
    }
    return [...kinds];
  });
