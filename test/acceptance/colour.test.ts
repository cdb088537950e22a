import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const cents = (amount: string) => Number(amount.replace(/\D/g, ''));
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => dialog(page).getByLabel('Codice, nome o hex');

async function openSelector(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, colore di Adda / }).click();
  await dialog(page).getByRole('radiogroup').waitFor();
  // The selector keeps its search for a second after it closes.
  await search(page).fill('');
}

async function pick(page: Page, text: string, name: RegExp): Promise<void> {
  await search(page).fill(text);
  await dialog(page).getByRole('radio', { name }).click();
}

async function confirm(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Conferma colore' }).click();
  await view.closed(page);
}

const atHand = async (page: Page, name: string) =>
  (await dialog(page).getByRole('toolbar', { name }).getByRole('button').allInnerTexts()).map(plain);

describe.each([
  {
    screen: 'desktop',
    colorScheme: 'light',
    account: 'paolo.vitali',
    name: 'Municipio, facciata principale',
  },
  {
    screen: 'phone',
    colorScheme: 'dark',
    account: 'francesca.moretti',
    name: 'Chiesa di San Biagio',
  },
] as const)('on a $screen, $colorScheme', ({ account, name, ...wish }) => {
  const isPhone = wish.screen === 'phone';

  it('a colour is found by similarity, shows its cost before it is confirmed, and stays at hand', async () => {
    const page = await openWindow(wish);
    await signIn(page, `${account}@example.com`);
    await page.getByRole('link', { name }).click();
    await page.locator('.quotation tbody').first().waitFor();
    await openSelector(page);
    await pick(page, '#fefefe', /^Bianco, ΔE 0,2$/);
    await dialog(page).getByText('Dal più simile a #FEFEFE').waitFor();
    await page.getByRole('img', { name: 'Anteprima del colore Bianco su una facciata' }).waitFor();
    const cost = plain(await dialog(page).locator('.range-change > div').last().innerText());
    expect(cost).toMatch(/^Costo [\d.]+,\d\d € diventa [\d.]+,\d\d € −\d+,\d\d % [\d.]+,\d\d € in meno$/);
    expect(await violations(page, '.dialog')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const before = cents(await view.shownTotal(page, isPhone));
    await confirm(page);
    const after = cents(await view.shownTotal(page, isPhone));
    expect(before - after).toBe(cents(cost.split('%').at(-1) ?? ''));

    await openSelector(page);
    await pick(page, 'terre naturali 101', /^TN 101$/);
    expect(await dialog(page).locator('.range-change').count()).toBe(0);
    await confirm(page);
    expect(cents(await view.shownTotal(page, isPhone))).toBe(after);
    await view.save(page);
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();

    await openSelector(page);
    expect(await atHand(page, 'In questo preventivo')).toEqual(['TN 101']);
    expect(await atHand(page, 'Scelti di recente')).toEqual(['Bianco']);
    expect(await violations(page, '.dialog')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialog(page).getByRole('button', { name: 'Bianco' }).click();
    await confirm(page);
    await page.getByRole('button', { name: /^Bianco, colore di Adda / }).waitFor();
  });
});
