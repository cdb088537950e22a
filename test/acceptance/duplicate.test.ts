import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('a quotation is duplicated from the list at today’s prices, and the copy opens', async () => {
    const page = await openWindow(wish);
    await signIn(page, 'valentina.riva@example.com');
    const original = page.getByRole('link', { name: 'Restauro Villa Olmina', exact: true });
    const address = `${appUrl}${await original.getAttribute('href')}`;
    await page.getByRole('button', { name: 'Altre azioni su Restauro Villa Olmina', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplica il preventivo' });
    const name = dialog.getByLabel('Nome');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Restauro Villa Olmina (copia)');
    await dialog.getByRole('radio', { name: 'Prezzi di oggi' }).check();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await name.fill(`Olmina bis ${wish.screen}`);
    await dialog.getByRole('button', { name: 'Duplica' }).click();
    await page.getByRole('heading', { level: 1, name: `Olmina bis ${wish.screen}` }).waitFor();
    await page.getByText(/^Preventivo duplicato: Olmina bis/).waitFor();
    expect(page.url()).not.toBe(address);
    const products = async () => (await view.shownRows(page)).map(({ product }) => product);
    const copied = await products();
    await page.reload();
    await page.locator('.quotation tbody').first().waitFor();
    expect(await products()).toEqual(copied);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Restauro Villa Olmina' }).waitFor();
    await page.locator('.quotation tbody').first().waitFor();
    expect(await products()).toEqual(copied);
  });
});
