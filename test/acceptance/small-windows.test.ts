import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, screens, withBrowser } from './app.ts';
import { overflow, violationsAndSmallTargets } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const cellar = 'Taverna con muffa';
const product = 'Sesia Nanocalce';

/** The parts of the window, in pixels from its top, that an element stands on. */
const spanOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, window: innerHeight };
  });

it('a quotation with a row that is only combined has targets that a finger meets', async () => {
  const page = await openWindow({ screen: 'phone' });
  await view.openQuotation(page, 'andrea.conti', cellar);
  expect(await page.locator('.area .cell-edit', { hasText: '—' }).count()).toBeGreaterThan(0);
  for (const width of [screens.phone.viewport.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await violationsAndSmallTargets(page)).toEqual([]);
  }
});

it('the menu of a row stands within the window, wherever the page is scrolled', async () => {
  const page = await openWindow({ screen: 'phone' });
  await view.openQuotation(page, 'andrea.conti', cellar);
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    for (const button of await page.getByRole('button', { name: /^Azioni su / }).all()) {
      await button.click();
      const menu = await spanOf(page, '.menu-popup');
      expect([menu.top >= 0, menu.bottom <= menu.window]).toEqual([true, true]);
      await page.getByRole('menuitem', { name: 'Rimuovi' }).scrollIntoViewIfNeeded();
      await page.keyboard.press('Escape');
      await page.locator('.menu-popup').waitFor({ state: 'detached' });
    }
  }
});

it('a message and the bar leave the head of a quotation free on a phone', async () => {
  const page = await openWindow({ screen: 'phone' });
  await view.openQuotation(page, 'valentina.riva', 'Restauro Villa Olmina');
  await page.setViewportSize({ width: 320, height: 640 });
  await view.setPacks(page, product, { '1 l': 0 });
  await page.getByRole('button', { name: 'Porta al fabbisogno' }).waitFor();
  const bar = await spanOf(page, '.savebar');
  expect(bar.bottom - bar.top).toBeLessThan(120);
  await page.getByRole('button', { name: 'Porta al fabbisogno' }).click();
  await page.locator('.toast').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const toast = await spanOf(page, '.toast');
  expect(toast.top).toBeGreaterThan((await spanOf(page, 'main .head')).bottom);
  expect(toast.bottom).toBeLessThanOrEqual((await spanOf(page, '.savebar')).top);
  expect((await page.getByRole('button', { name: 'Annulla' }).boundingBox())?.height).toBe(44);
});

it('a quotation and its packages fit a phone on its side', async () => {
  const page = await openWindow();
  await view.openQuotation(page, 'valentina.riva', 'Restauro Villa Olmina');
  for (const width of [640, 681, 720]) {
    await page.setViewportSize({ width, height: 320 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: `Confezioni di ${product}:` }).click();
  const count = await spanOf(page, '[role="dialog"] .pack-line:first-child .stepper');
  const foot = await spanOf(page, '[role="dialog"] .df');
  expect(count.bottom).toBeLessThan(foot.top);
});

it('a product that is taken out of the chosen ones on a phone is brought back in place, as it was', async () => {
  const page = await openWindow({ screen: 'phone' });
  await view.openQuotation(page, 'andrea.conti', cellar);
  await page.goto(`${page.url()}/modifica`);
  await page.getByRole('button', { name: /^Prodotti scelti/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Prodotti scelti' });
  const before = await sheet.getByRole('listitem').allInnerTexts();
  await sheet
    .getByRole('button', { name: /^Togli / })
    .first()
    .click();
  await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click();
  expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual(before);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Aggiorna/ }).isDisabled()).toBe(true);
});

it("the browser's back closes the menu of the application and stays on the page", async () => {
  const page = await openWindow({ screen: 'phone' });
  await view.openQuotation(page, 'andrea.conti', cellar);
  const address = page.url();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const drawer = page.locator('.drawer');
  await drawer.waitFor();
  await page.evaluate(() => history.back());
  await drawer.waitFor({ state: 'detached' });
  await page.waitForURL(address);
});
