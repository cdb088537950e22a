import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { hiddenOf, watchHidden } from './hidden-again.ts';
import { typedDialogs } from './typed-dialogs.ts';

withBrowser();

/** Slowdown of the processor, and milliseconds between two keys of a fast typist. */
const slowdown = 6;
const betweenKeys = 60;

/** Presses, then types at once, however long the page takes. */
async function pressAndType(page: Page, opener: Locator, keys: string) {
  // Waits until it stops moving: loading content shifts it.
  await opener.hover();
  await page.mouse.down();
  await Promise.all([page.mouse.up(), page.keyboard.type(keys, { delay: betweenKeys })]);
}

/** The value of the focused field; undefined when no field of a dialog has the focus. */
const typedInto = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!field?.closest('[aria-modal="true"]')) return null;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? null;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : field.textContent;
  });

describe('a dialog opened for the first time, on a slow machine', () => {
  it.each(typedDialogs)('receives every key typed since the press: $dialog', async (row) => {
    const first = await openWindow();
    await signIn(first, row.user);
    const path = typeof row.at === 'string' ? row.at : await row.at(first);
    const page = await first.context().newPage();
    await first.close();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchHidden(page);
    await page.goto(`${appUrl}${path}`);
    const opener = await row.opener(page);
    await opener.waitFor();
    await pressAndType(page, opener, row.keys);
    const { typed = row.keys } = row;
    await expect
      .poll(() => typedInto(page))
      .toEqual(typed instanceof RegExp ? expect.stringMatching(typed) : typed);
    await page.waitForLoadState('networkidle');
    expect(await hiddenOf(page)).toEqual([]);
  });
});
