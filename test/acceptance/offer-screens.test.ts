import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { painter } from './dialog-places.ts';
import { overflow, violationsAndSmallTargets } from './look.ts';
import { settled } from './settled.ts';

withBrowser();

const wishes: { screen: ScreenName; colorScheme: 'light' | 'dark'; locale: 'it-IT' | 'en-GB' }[] = [
  { screen: 'desktop', colorScheme: 'light', locale: 'it-IT' },
  { screen: 'phone', colorScheme: 'dark', locale: 'en-GB' },
];

const places = ['/offerte', '/offerte/testi', '/offerte/modelli', '/profilo/offerte'];
const dialogs: Record<string, RegExp> = {
  '/offerte': /^(Nuova offerta|New offer)$/,
  '/offerte/testi': /^Condizioni generali$/,
  '/offerte/modelli': /^Appartamento, /,
  '/profilo/offerte': /^(Modifica i pagamenti|Edit the payments)$/,
};

async function opened(page: Page, place: string): Promise<void> {
  await page.goto(`${appUrl}${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
}

describe.each(wishes)('on a $screen, $colorScheme, $locale', (wish) => {
  it('the list of offers, texts, templates and the data for offers are free of violations [OFR-001, OFR-075, OFR-078, OFR-080]', async () => {
    const page = await openWindow(wish);
    await signIn(page, painter, '/offerte');
    const found: string[] = [];
    const look = async (place: string) => {
      found.push(...(await violationsAndSmallTargets(page)).map((violation) => `${place}: ${violation}`));
      if ((await overflow(page)) > 0) found.push(`${place}: wider than the window`);
    };
    for (const place of places) {
      await opened(page, place);
      await look(place);
      const opener = page.getByRole('button', { name: dialogs[place] }).filter({ visible: true });
      await opener.first().click();
      await page.getByRole('dialog').waitFor();
      await settled(page);
      await look(`dialog of ${place}`);
    }
    expect(found).toEqual([]);
  });
});

it('an offer is made of a quotation from its menu, and stands in the list of its owner [OFR-003, OFR-008]', async () => {
  const page = await openWindow();
  await signIn(page, painter, '/preventivi');
  await page.getByRole('link', { name: 'Taverna con muffa' }).click();
  await page.locator('.quotation tbody').first().waitFor();
  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crea offerta' }).click();
  await page.getByRole('dialog', { name: 'Nuova offerta' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Preventivo' }).inputValue()).toContain(
    'Taverna con muffa',
  );
  await expect.poll(() => page.getByRole('combobox', { name: 'Cliente' }).inputValue()).toContain('Pesenti');
  await page.getByRole('textbox', { name: /^Lavoro/ }).fill('Taverna, risanamento');
  await page.getByRole('button', { name: 'Crea offerta' }).click();
  await page.waitForURL(/\/offerte\/[0-9a-f]{32}$/);
  await page.goto(`${appUrl}/offerte?search=risanamento`);
  const row = page.getByRole('row').filter({ hasText: 'Taverna, risanamento' });
  await row.getByRole('link', { name: /Gianluca Pesenti$/ }).waitFor();
  expect(await row.innerText()).toContain('Bozza');
});
