import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const name = 'Camere e soggiorno fam. Locatelli';
const notice = (page: Page) => page.getByText('Il catalogo di oggi ha prezzi diversi per 3 prodotti');

async function openQuotation(page: Page) {
  await signIn(page, 'andrea.conti@example.com');
  await page.getByRole('link', { name, exact: true }).click();
  await notice(page).waitFor();
}

async function openPrices(page: Page) {
  await page.getByRole('button', { name: 'Confronta i prezzi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prezzi del preventivo e prezzi di oggi' });
  await dialog.waitFor();
  return dialog;
}

describe('a quotation whose products cost more today', () => {
  it('on a phone compares them, accepts them and undoes that', async () => {
    const page = await openWindow({ screen: 'phone', colorScheme: 'dark' });
    await openQuotation(page);
    const before = await view.shownTotal(page, true);
    const dialog = await openPrices(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await narrowDefects(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Aggiorna i prezzi (3)' }).click();
    expect(await view.shownTotal(page, true)).not.toBe(before);
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    expect(await view.shownTotal(page, true)).toBe(before);
  });

  it('keeps its prices until the ticked rows are saved with today’s', async () => {
    const page = await openWindow();
    await openQuotation(page);
    const [first, ...others] = await view.shownRows(page);
    const dialog = await openPrices(page);
    const rows = dialog.getByRole('listitem');
    for (const row of (await rows.all()).slice(1)) await row.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Aggiorna i prezzi (1)' }).click();
    await view.save(page);
    await page.goto(`${appUrl}/preventivi`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByText('Il catalogo di oggi ha prezzi diversi per 2 prodotti').waitFor();
    const [updated, ...kept] = await view.shownRows(page);
    expect(kept).toEqual(others);
    expect(updated?.product).toBe(first?.product);
    expect(updated?.cost).not.toBe(first?.cost);
  });
});
