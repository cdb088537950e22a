import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';

withBrowser();

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const openings = [
  { dialog: 'the area', opener: button(/^Superficie .*, modifica$/), width: 600 },
  { dialog: 'the colour', opener: button(/, colore di |^Colore mancante di /), width: 400 },
  { dialog: 'the packages', opener: button(/^Confezioni di /), width: 700 },
  { dialog: 'the product', opener: (page: Page) => page.locator('.c-name button.name').first(), width: 800 },
];

async function openQuotation(): Promise<Page> {
  const page = await openWindow();
  await signIn(page, 'andrea.conti@example.com');
  await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).click();
  await page.locator('.quotation tbody').first().waitFor();
  return page;
}

describe('dialogs', () => {
  it('are at most as wide as their content needs: 600, 400, 700, 800 pixels [QDA-045, QVW-045, QVW-048, QVW-049]', async () => {
    const page = await openQuotation();
    const widths: Record<string, number | undefined> = {};
    for (const { dialog, opener } of openings) {
      await opener(page).click();
      widths[dialog] = (await page.getByRole('dialog').boundingBox())?.width;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(widths).toEqual(Object.fromEntries(openings.map(({ dialog, width }) => [dialog, width])));
  });

  it.each(['desktop', 'phone'] as const)('stand still while a part of them loads (%s)', async (screen) => {
    const page = await openWindow({ screen });
    await signIn(page, 'andrea.conti@example.com');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('pick.noSite')) await held;
      await route.fulfill({ response });
    });
    await page.goto(`${appUrl}/preventivi`);
    await button(/^Nuovo preventivo$/)(page).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Scegli a mano' });
    await submit.waitFor();
    await dialog.evaluate((box) =>
      Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const before = await submit.boundingBox();
    expect(await dialog.getByLabel('Cliente').count()).toBe(0);
    release();
    await dialog.getByLabel('Cliente').waitFor();
    expect(await submit.boundingBox()).toEqual(before);
  });
});
