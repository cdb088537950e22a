import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations, violationsAndSmallTargets } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

type Wish = { screen: ScreenName; colorScheme: 'light' | 'dark'; user: string };
const wishes: Wish[] = [
  { screen: 'desktop', colorScheme: 'light', user: 'andrea.conti@example.com' },
  { screen: 'phone', colorScheme: 'dark', user: 'katharina.egger@example.com' },
];

async function openLibrary(user: string, wish?: Omit<Wish, 'user'>) {
  const page = await openWindow(wish);
  await signIn(page, user, '/lavorazioni');
  return page;
}
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

describe.each(wishes)('on a $screen, $colorScheme', ({ user, ...wish }) => {
  it('the works and their dialogs are free of accessibility violations and fit the width [WRK-001, WRK-030]', async () => {
    const page = await openLibrary(user, wish);
    await page.getByRole('rowheader').first().waitFor();
    const found: Record<string, string[]> = { list: await violationsAndSmallTargets(page) };
    const widths = [await overflow(page)];
    await page.getByRole('button', { name: /^(I01 )?(Tinteggiatura di pareti|Painting of walls)/ }).click();
    await page.getByRole('dialog').waitFor();
    if (wish.screen === 'phone') {
      const box = await page.getByRole('dialog').boundingBox();
      expect([box?.width, box?.height]).toEqual([390, 844]);
      await page.locator('.only-for-me summary').click();
    }
    found.form = await violations(page);
    widths.push(await overflow(page));
    expect(found).toEqual({ list: [], form: [] });
    expect(await narrowDefects(page)).toEqual([]);
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});

describe('a library', () => {
  const seller = 'sara.colombo@example.com';

  it('begins with the starter list, gets prices by keyboard alone, and takes a raise back; others see each at once [WRK-015, WRK-021]', async () => {
    const page = await openLibrary(seller);
    const other = await openLibrary(seller);
    await listening(other);
    await press(page, /^Carica l'elenco iniziale$/);
    await page.getByText('40 lavorazioni aggiunte').waitFor();
    await other.getByRole('row', { name: /Lavaggio e sgrassaggio di pareti/ }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('soffitti');
    await page.getByRole('button', { name: 'Modifica I02 Tinteggiatura di soffitti, due mani' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('textbox', { name: 'Prezzo' }).focus();
    await page.keyboard.type('7,45');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const price = (of: Page) => of.getByRole('row', { name: /soffitti/ }).locator('.unit-price');
    await price(other).getByText('7,45 €').waitFor();

    await page.getByRole('checkbox', { name: 'Seleziona I02 Tinteggiatura di soffitti, due mani' }).check();
    await press(page, /^Cambia i prezzi$/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('3,5');
    await page.keyboard.press('Enter');
    await price(other).getByText('7,71 €').waitFor();
    await press(page, /^Annulla$/);
    await price(other).getByText('7,45 €').waitFor();
    expect(await price(page).textContent()).toContain('7,45');
  });
});
