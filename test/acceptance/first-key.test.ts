import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { hiddenOf, watchHidden } from './hidden-again.ts';
import { narrowDefects } from './narrow.ts';
import { settled } from './settled.ts';
import type { TypedDialog } from './typed-dialog.ts';
import { typedDialogs } from './typed-dialogs.ts';
import { quotationDialogs } from './typed-in-quotations.ts';
import { wasInFrame, watchFocus, watchLoading } from './watched-focus.ts';

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

/** Lets no script through until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
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
  it.each(typedDialogs)(
    'receives every key typed since the press, and fits the narrowest phone: $dialog',
    async (row) => {
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
      await settled(page);
      expect(await hiddenOf(page)).toEqual([]);
      expect(await narrowDefects(page)).toEqual([]);
    },
  );
});

/** The colours are asked for when they are first needed; their dialog holds the keys meanwhile. */
const withoutData = quotationDialogs.filter(({ dialog }) => dialog !== 'colour');

describe('a dialog of a quotation', () => {
  it.each(withoutData)(
    'takes the focus in the frame of its press once the screen rests: $dialog',
    async (row) => {
      const page = await openWindow();
      await watchFocus(page);
      const loadedAhead = await watchLoading(page);
      await signIn(page, row.user, await addressOf(row));
      const opener = await row.opener(page);
      await opener.waitFor();
      await loadedAhead();
      await opener.click();
      await page.getByRole('dialog').waitFor();
      expect([await wasInFrame(page), await typedInto(page)]).toEqual([true, expect.any(String)]);
    },
  );

  it('whose texts are still on their way has every digit that was typed meanwhile', async () => {
    const page = await openWindow();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const row = quotationDialogs.find(({ dialog }) => dialog === 'area');
    if (!row) throw new Error('No dialog of the area');
    await signIn(page, row.user, await addressOf(row));
    const opener = await row.opener(page);
    await opener.waitFor();
    const letThrough = await holdBack(page);
    await opener.click();
    await page.keyboard.type('350');
    expect(await page.getByRole('dialog').count()).toBe(0);
    letThrough();
    await expect.poll(() => typedInto(page)).toBe('350');
    await page.keyboard.press('Enter');
    await page.getByText('Superficie 350 m²').waitFor();
  });
});
