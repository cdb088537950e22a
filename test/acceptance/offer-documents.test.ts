import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { painter } from './dialog-places.ts';
import { textOfOpenedPdf } from './documents.ts';

withBrowser();

const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Villetta a schiera, esterni' });
const choose = async (page: Page, name: string) => {
  await row(page)
    .getByRole('button', { name: /^Altre azioni su / })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

it('an offer is a PDF in a tab of its own and a saved workbook, with the value of its list [OFR-019, OFR-093]', async () => {
  const page = await openWindow();
  await signIn(page, painter);
  await page.goto(`${appUrl}/offerte`);
  const [value = ''] = /[\d.]+,\d\d/.exec((await row(page).textContent()) ?? '') ?? [];
  expect(value).toBe('4.646,54');

  const text = await textOfOpenedPdf(page, () => choose(page, 'Apri il PDF'));
  expect(text).toMatch(/BOZZA Offerta \d+\/\d+/);
  expect(text).toContain(`Imponibile ${value} €`);
  expect(text).toContain('Totale IVA compresa 5.166,43 €');

  const download = page.waitForEvent('download');
  await choose(page, 'Scarica Excel con i costi, solo per me');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Offerta \d+-\d+ - .* - interno\.xlsx$/);
  const workbook = new exceljs.Workbook();
  const bytes = await readFile(await file.path());
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  expect(workbook.worksheets).toHaveLength(2);
  expect(workbook.worksheets[0]?.getColumn(8).values).toContain(5166.43);
});
