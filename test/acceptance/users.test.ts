import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

/** The e-mails of the exported users. */
async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('utenti.xlsx');
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
  const texts: string[] = [];
  workbook.worksheets[0]?.eachRow((row) => row.eachCell(({ text }) => texts.push(text)));
  return texts.filter((text) => text.endsWith('@example.com'));
}

async function pick(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Makes a reseller in Vienna. */
async function make(page: Page, email: string) {
  await page.getByRole('button', { name: 'Nuovo utente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo utente' });
  await dialog.getByLabel('Tipo di utente').selectOption('rivenditore');
  await pick(page, 'Nazione', 'Austria');
  await dialog.getByLabel('Nome', { exact: false }).first().fill('Greta');
  await dialog.getByLabel('Cognome').fill('Wimmer');
  await dialog.getByLabel('Azienda').fill('Wimmer Farben');
  await dialog.getByLabel('Telefono', { exact: false }).first().fill('+43 1 2345');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: false }).first().fill('Farben-2026');
  await dialog.getByLabel('Ripeti la password').fill('Farben-2026');
  await dialog.getByLabel('Listino').selectOption({ index: 1 });
  await dialog.getByLabel(/informativa sulla privacy/).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Crea utente' }).click();
  await page.getByText('Greta Wimmer: utente creato').waitFor();
}

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('an administrator of two countries sees, makes, exports and deletes their users, and raises nobody’s rights beyond his own [OPC-10, OPC-11, OPC-44, USR-053, USR-078]', async () => {
    const email = `greta.${wish.screen}@example.com`;
    const page = await openWindow(wish);
    await signIn(page, 'lukas.brandner@example.com');
    await page.goto(`${appUrl}/utenti`);
    await page.getByText('stefan.huber@example.com').waitFor();
    expect(await page.getByText('andrea.conti@example.com').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await make(page, email);
    const newest = page.getByRole('row').nth(1);
    await newest.getByText(email).waitFor();
    const emails = await exported(page);
    expect(emails).toEqual(
      expect.arrayContaining([email, 'stefan.huber@example.com', 'katharina.egger@example.com']),
    );
    expect(emails).not.toContain('andrea.conti@example.com');
    expect(emails).not.toContain('giulia.ferrero@example.com');

    await page.getByRole('button', { name: 'Modifica Greta Wimmer' }).first().click();
    await page.getByLabel(/^Super utente/).check();
    const modes = page.getByLabel('Gestisce gli utenti di').getByRole('option');
    expect(await modes.allTextContents()).toEqual(['Solo alcuni paesi']);
    await page.getByRole('combobox', { name: 'Paesi gestiti' }).click();
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual([
      'Austria',
      'Germania',
    ]);
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Chiudi senza applicare' }).click();

    await newest.getByRole('button', { name: 'Altre azioni su Greta Wimmer' }).click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await page.getByRole('button', { name: 'Elimina utente' }).click();
    await page.getByText('Greta Wimmer: utente eliminato').waitFor();
    await expect.poll(() => page.getByText(email).count()).toBe(0);
  });
});
