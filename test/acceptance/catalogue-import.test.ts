import { readFile } from 'node:fs/promises';
import exceljs, { type Worksheet } from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The exported catalogue. */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica il catalogo' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('catalogo.xlsx');
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
  return workbook;
}

/** A file with the head and one row of a sheet. Rows that other journeys change are left out. */
async function fileOf(sheet: Worksheet, row: number, name: string, edit: (row: exceljs.Row) => void) {
  const workbook = new exceljs.Workbook();
  const own = workbook.addWorksheet(sheet.name);
  for (const number of [1, row]) own.addRow(sheet.getRow(number).values);
  edit(own.getRow(2));
  return { name, mimeType: type, buffer: Buffer.from(await workbook.xlsx.writeBuffer()) };
}

function rowOf(sheet: Worksheet, id: string): number {
  const ids = (sheet.getColumn(1).values ?? []).indexOf(id);
  expect(ids).toBeGreaterThan(1);
  return ids;
}

describe.each([
  { screen: 'desktop', colorScheme: 'light', product: 'pennello-plafone-15' },
  { screen: 'phone', colorScheme: 'dark', product: 'rullo-interni-20' },
] as const)('on a $screen, $colorScheme', ({ product, ...wish }) => {
  it('the catalogue is exported, and a name changed in the file is imported, and that is undone', async () => {
    const name = `Importato ${wish.screen}`;
    const page = await openWindow(wish);
    await signIn(page, 'giulia.ferrero@example.com', '/prodotti');
    await page.getByRole('link', { name: 'Importa/esporta' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importa ed esporta' }).waitFor();
    const products = (await exported(page)).getWorksheet('Prodotti');
    if (!products) throw new Error('No sheet of products');
    const row = rowOf(products, product);
    const former = products.getRow(row).getCell(2).text;
    const file = page.locator('input[type=file]');

    await file.setInputFiles(await fileOf(products, row, 'uguale.xlsx', () => {}));
    await page.getByText('Niente da cambiare', { exact: false }).waitFor();

    await file.setInputFiles(
      await fileOf(products, row, 'sbagliato.xlsx', (cells) => {
        cells.getCell(7).value = 'secchi';
      }),
    );
    const problem = page.getByRole('row', { name: /Prodotti.*Unità.*secchi/ });
    await problem.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await file.setInputFiles(
      await fileOf(products, row, 'nuovo-nome.xlsx', (cells) => {
        cells.getCell(2).value = name;
      }),
    );
    await page.getByRole('link', { name }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Applica…' }).click();
    await page.getByRole('heading', { name: 'Importare 1 prodotto modificato?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    await page.getByRole('region', { name: 'Importazione finita' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${appUrl}/prodotti/${product}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await page.goto(`${appUrl}/prodotti/importa`);
    await page
      .getByRole('button', { name: /^Annulla l'importazione del/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByText('1 come prima').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: "Annulla l'importazione", exact: true }).click();
    await page.getByRole('region', { name: 'Importazione annullata' }).waitFor();
    await page
      .getByText(/^Annullata da Giulia Ferrero/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(`${appUrl}/prodotti/${product}`);
    await page.getByRole('heading', { level: 1, name: former }).waitFor();
  });
});
