import type { Page } from 'playwright-core';
import { giveFiles } from './give-files.ts';
import { marksOn } from './marks-on.ts';
import { layersOf, nextButton } from './next-button.ts';
import { settled } from './settled.ts';

const most = { onScreen: 24, inDialog: 6, deep: 3, anew: 8 };

/**
 * Opens everything on a screen and returns the fields that were shown. Presses each kind of button once for
 * each area: buttons that look alike open the same. Screens are independent, so they are opened side by side.
 */
export async function openEverything(page: Page): Promise<Set<string>> {
  const here = page.url();
  const pressed = new Set<string>();
  const missed = new Set<string>();
  const shown = new Set<string>();
  for (let before = -1, times = 0; pressed.size > before && times < most.anew; times += 1) {
    before = pressed.size;
    await pressAll({ page, pressed, missed, shown, here });
    // A reload leaves dialogs that do not close and pages of other addresses.
    if (page.url() === here && (await layersOf(page)) === 0) break;
    await page.goto(here);
    await settled(page);
  }
  return shown;
}

type Look = {
  page: Page;
  pressed: Set<string>;
  /** Buttons that were covered, for example by a late dialog. Each gets a second try. */
  missed: Set<string>;
  shown: Set<string>;
  here: string;
};

/** Presses each new kind of button, also in the dialogs and menus that open. */
async function pressAll(look: Look, depth = 0): Promise<void> {
  const { page, pressed, missed, shown, here } = look;
  const below = await layersOf(page);
  await giveFiles(page);
  for (let count = depth === 0 ? most.onScreen : most.inDialog; count > 0; count -= 1) {
    const next = await nextButton(page, pressed);
    if (!next) return;
    if (!(await isPressed(next.button.click({ timeout: 500 })))) {
      if (!missed.has(next.kind)) pressed.delete(next.kind);
      missed.add(next.kind);
    }
    await settled(page);
    for (const name of await marksOn(page)) shown.add(name);
    if (page.url() !== here) return;
    if ((await layersOf(page)) > below && depth < most.deep) await pressAll(look, depth + 1);
    if (page.url() !== here || !(await isBackAt(page, below))) return;
  }
}

const isPressed = (click: Promise<void>): Promise<boolean> =>
  click.then(
    () => true,
    () => false,
  );

/** Closes the layers above a layer; false if one asks before it closes. */
async function isBackAt(page: Page, below: number): Promise<boolean> {
  for (let tries = 0; tries < 3 && (await layersOf(page)) > below; tries += 1) {
    await page.keyboard.press('Escape');
    await settled(page);
  }
  return (await layersOf(page)) === below;
}
