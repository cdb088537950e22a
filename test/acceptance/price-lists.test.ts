import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { lift } from './lift.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

/** Opens the lists from the menu and creates one for Austria. */
async function makeList(page: Page, name: string) {
  await signIn(page, 'giulia.ferrero@example.com');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('link', { name: 'Listini', exact: true }).click();
  await page.waitForURL(`${appUrl}/listini`);
  await page.getByText('PCCS', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nuovo listino' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo listino' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('combobox', { name: 'Paesi' }).fill('Austria');
  await page.getByRole('option', { name: 'Austria' }).click();
  await page.keyboard.press('Tab');
  await look(page);
  const width = (await dialog.boundingBox())?.width;
  await dialog.getByRole('button', { name: 'Crea listino' }).click();
  await page.getByRole('button', { name: 'Più tardi' }).waitFor();
  expect(await narrowDefects(page)).toEqual([]);
  await page.getByRole('button', { name: 'Più tardi' }).click();
  await page.locator('tbody .main', { hasText: name }).waitFor();
  return width;
}

async function look(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('a price list is created and moved by keyboard [PLI-003, PLI-004, PLI-017, PLI-018]', async () => {
    const name = `Spostato ${wish.screen}`;
    const page = await openWindow(wish);
    const width = await makeList(page, name);
    if (wish.screen === 'desktop') expect(width).toBe(600);
    await look(page);
    const rows = () => page.locator('tbody .row-name .main').allTextContents();
    expect((await rows()).at(-1)).toBe(name);
    const before = (await rows()).length;
    const grip = page.getByRole('button', { name: `Sposta ${name}`, exact: true });
    await lift(grip, `${name} sollevato, posizione ${before} di ${before}`);
    await page.keyboard.press('ArrowUp');
    await page.getByText(`${name}: posizione ${before - 1} di ${before}`).waitFor({ state: 'attached' });
    const stored = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('ReorderPriceLists') ?? false,
    );
    await page.keyboard.press('Space');
    expect((await (await stored).json()).errors).toBeUndefined();
    await page.reload();
    await page.locator('tbody .main', { hasText: name }).waitFor();
    expect((await rows()).at(-2)).toBe(name);
  });

  it('a price list gets products and is downloaded [PLI-002, PLI-036, OPC-01]', async () => {
    const name = `Listino/${wish.screen} è`;
    const page = await openWindow(wish);
    await makeList(page, name);
    await page.getByRole('link', { name: `Gestisci i prodotti di ${name}` }).click();
    await page.waitForURL(/\/listini\/[^/]+\/prodotti$/);
    await page.getByRole('heading', { level: 1, name: `Prodotti di ${name}` }).waitFor();
    await page.getByRole('searchbox').fill('Adda');
    await page.getByRole('checkbox', { name: /^Includi tutti i prodotti trovati: \d+$/ }).waitFor();
    await page.getByRole('checkbox', { name: 'Includi Adda Quarzo' }).check();
    await look(page);
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.getByText('Prodotti del listino aggiornati').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Listino_${wish.screen}__.xlsx`);
    const workbook = new exceljs.Workbook();
    // exceljs is typed for the Buffer of an older Node.
    await workbook.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
    expect(workbook.worksheets[0]?.getCell('A2').value).toBe('Adda Quarzo');
  });
});
