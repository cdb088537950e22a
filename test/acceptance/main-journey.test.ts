import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, typeSignIn, withBrowser } from './app.ts';
import { chooseDocument, takePdf } from './documents.ts';
import { type Expected, inCents, journey, money, nameOf, textsOf } from './journey.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const [created, byHand, ownArea, lockedAgain, discounted] = journey.steps.map((step) => step.expect);

/** The screen shows exactly the values of the file after a step. */
async function expectScreen(page: Page, expected: Expected | undefined, phone: boolean): Promise<void> {
  if (!expected) throw new Error('The journey has fewer steps than this test.');
  await expect.poll(() => view.shownTotal(page, phone)).toBe(money(expected.total));
  const shown = await view.shownRows(page);
  expect(shown.map(({ product }) => product)).toEqual(expected.rows.map(({ product }) => nameOf(product)));
  for (const [index, row] of expected.rows.entries()) {
    const texts = textsOf(row);
    const cells = shown[index];
    expect(cells?.surface).toContain(texts.surface);
    expect(cells?.packages).toContain(texts.packages);
    expect(cells?.quantity).toContain(texts.quantity);
    // Pieces have no need to compare with.
    if (texts.estimate) {
      expect(cells?.quantity).toContain(`${texts.sign}`);
      expect(cells?.quantity).toContain(`su ${texts.estimate}`);
    }
    expect(cells?.cost).toContain(texts.cost);
    expect(cells?.incidence).toContain(texts.incidence);
  }
}

async function createQuotation(page: Page): Promise<void> {
  const { name, location, province } = journey.quotation;
  await page.getByRole('button', { name: 'Nuovo preventivo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Località').fill(location);
  await dialog.getByRole('combobox', { name: 'Provincia' }).fill(location);
  await page.getByRole('option', { name: new RegExp(location) }).click();
  await dialog.getByRole('button', { name: 'Scegli a mano' }).click();
  await page.waitForURL(/nuovo\/manual/);
  expect(new URL(page.url()).searchParams.get('province')).toBe(province);
}

async function addProduct(page: Page, id: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cerca un prodotto' }).fill(nameOf(id));
  await page.getByRole('button', { name: `Aggiungi ${nameOf(id)}` }).click();
}

async function chooseProducts(page: Page, phone: boolean): Promise<void> {
  await addProduct(page, 'piave-fissativo');
  await addProduct(page, 'livenza-rasante-calce');
  if (phone) await page.getByRole('button', { name: /^Prodotti scelti/ }).click();
  const range = page.getByLabel(`Consumo di ${nameOf('livenza-rasante-calce')}`).filter({ visible: true });
  await range.selectOption({ index: 1 });
  await page
    .getByText(`Richiesto da ${nameOf('livenza-rasante-calce')}`)
    .filter({ visible: true })
    .waitFor();
  if (phone) await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).first().click();
  for (const id of ['adda-acrilsilossanica', 'telo-protezione', 'rullo-facciata-25', 'isonzo-acqua']) {
    await addProduct(page, id);
  }
  await page.getByRole('button', { name: 'Crea preventivo' }).click();
  await page.waitForURL(/preventivi\/[0-9a-f]{32}$/);
}

async function takeSpreadsheet(page: Page, phone: boolean): Promise<ExcelJS.Worksheet> {
  const downloading = page.waitForEvent('download');
  await chooseDocument(page, 'Excel', /^Esporta con .*quantità$/, phone);
  const download = await downloading;
  const { name, location, province } = journey.quotation;
  expect(download.suggestedFilename()).toBe(`${name} - ${location} (${province}).xlsx`);
  const workbook = new ExcelJS.Workbook();
  const path = await download.path();
  // exceljs declares its own Buffer type, unlike Node's.
  await workbook.xlsx.load((await readFile(path)) as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The spreadsheet has no sheet.');
  return sheet;
}

const numbersIn = (sheet: ExcelJS.Worksheet): number[] => {
  const numbers: number[] = [];
  sheet.eachRow((row) =>
    row.eachCell((cell) => {
      // A formula is read as the number that was stored with it.
      const value = cell.result ?? cell.value;
      if (typeof value === 'number') numbers.push(Math.round(value * 100));
    }),
  );
  return numbers;
};

describe.each<ScreenName>(['desktop', 'phone'])('the main job on a %s', (screen) => {
  it('goes from sign-in to a saved, printed and exported quotation with the exact values [QVW-001, QPR-022, QPR-024, QCA-001]', async () => {
    const phone = screen === 'phone';
    const page = await openWindow({ screen });
    await typeSignIn(page, journey.account);
    await createQuotation(page);
    await chooseProducts(page, phone);

    await view.setQuotationArea(page, String(journey.quotation.area));
    await view.chooseColour(page, nameOf('adda-acrilsilossanica'), 'RAL Classic', 'RAL 1001');
    await expectScreen(page, created, phone);

    await view.setPacks(page, nameOf('isonzo-acqua'), { '20 l': 2, '5 l': 1 });
    await expectScreen(page, byHand, phone);

    await view.unlock(page, nameOf('telo-protezione'));
    await view.setRowArea(page, nameOf('telo-protezione'), '60');
    await expectScreen(page, ownArea, phone);

    await view.lock(page, nameOf('telo-protezione'));
    await expectScreen(page, lockedAgain, phone);

    await view.setGlobalDiscount(page, '10', '5', '2');
    for (const id of ['piave-fissativo', 'livenza-rasante-calce', 'adda-acrilsilossanica']) {
      await view.tickIncidence(page, nameOf(id));
    }
    await view.save(page);
    await page.reload();
    await page.getByRole('button', { name: nameOf('isonzo-acqua'), exact: true }).waitFor();
    await expectScreen(page, discounted, phone);

    const pdf = await takePdf(page, phone);
    const sheet = await takeSpreadsheet(page, phone);
    if (!discounted) throw new Error('The journey has no last step.');
    const numbers = numbersIn(sheet);
    for (const row of discounted.rows) {
      const texts = textsOf(row);
      expect(pdf).toContain(texts.product);
      expect(pdf).toContain(texts.cost);
      if (row.incidence !== null) expect(pdf).toContain(texts.incidence);
      expect(numbers).toContain(inCents(row.cost));
    }
    expect(pdf).toContain(money(discounted.total));
    expect(pdf).toContain(money(discounted.tickedIncidence ?? ''));
    expect(numbers).toContain(inCents(discounted.total));
    expect(numbers).toContain(inCents(discounted.tickedIncidence ?? ''));
    expect(page.url().startsWith(appUrl)).toBe(true);
  });
});
