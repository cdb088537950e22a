import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('a price list is copied with its products and higher prices, and the product form shows them [PLI-013, PLI-027, OPC-24]', async () => {
    const name = `Export GB-IE ${wish.screen}`;
    const page = await openWindow(wish);
    await signIn(page, 'giulia.ferrero@example.com', '/listini');
    await page.getByRole('button', { name: 'Altre azioni su Export GB-IE', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplica il listino' });
    expect(await dialog.getByLabel('Nome').inputValue()).toBe('Export GB-IE (copia)');
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Prezzi moltiplicati per').fill('1,05');
    await dialog.getByText('Prezzi più alti del 5 %').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Duplica' }).click();

    const ready = page.getByRole('dialog', { name: `${name} è pronto` });
    await ready.getByText(/^\d+ prodotti hanno ora un prezzo in questo listino\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await narrowDefects(page)).toEqual([]);
    await ready.getByRole('button', { name: 'Torna ai listini' }).click();
    await page.locator('.price-lists .main', { hasText: name }).waitFor();

    await page.goto(`${appUrl}/prodotti`);
    await page.getByRole('searchbox').fill('Adda Quarzo');
    // The list is replaced by the result: an early press would hit a button that is gone.
    await page.getByText('1–1 di 1').waitFor();
    await page.getByRole('button', { name: 'Modifica Adda Quarzo', exact: true }).click();
    const priceIn = (list: string) =>
      page.getByRole('textbox', { name: new RegExp(`^Prezzo della confezione .*, ${list}$`) }).first();
    const cents = async (list: string) =>
      Math.round(Number((await priceIn(list).inputValue()).replace('.', '').replace(',', '.')) * 100);
    await priceIn(name).waitFor();
    const original = await cents('Export GB-IE');
    expect(original).toBeGreaterThan(0);
    expect(await cents(name)).toBe(Math.floor((original * 105 + 50) / 100));
  });
});
