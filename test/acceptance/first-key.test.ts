import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { hiddenOf, watchHidden } from './hidden-again.ts';
import type { TypedDialog } from './typed-dialog.ts';
import { typedDialogs } from './typed-dialogs.ts';

withBrowser();

/** Milliseconds: the 60 of a fast typist, at a processor six times slower than this one. */
const betweenKeys = 60 / 6;

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

/** Addresses that were looked for on a screen: many dialogs share one. */
const found = new Map<TypedDialog['at'], string>();

async function addressOf({ user, at }: TypedDialog): Promise<string> {
  if (typeof at === 'string') return at;
  const known = found.get(at);
  if (known) return known;
  const page = await openWindow();
  await signIn(page, user);
  const address = await at(page);
  found.set(at, address);
  return address;
}

describe('a dialog opened for the first time, as on a slow machine', () => {
  it.each(typedDialogs)('receives every key typed since the press: $dialog', async (row) => {
    const page = await openWindow();
    await watchHidden(page);
    await signIn(page, row.user, await addressOf(row));
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
