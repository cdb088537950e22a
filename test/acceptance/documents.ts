import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { textOfPdf } from './pdf-text.ts';

/** Through the menus: three on a desktop, one on a phone. */
export async function chooseDocument(
  page: Page,
  menu: string,
  item: string | RegExp,
  phone: boolean,
): Promise<void> {
  await page
    .getByRole('button', {
      name: phone ? 'Condividi, misure, duplica, cronologia, stampa, PDF, Excel, archivia' : menu,
      exact: true,
    })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every text of the PDF with prices and quantities. */
export async function takePdf(page: Page, phone: boolean): Promise<string> {
  return textOfOpenedPdf(page, () => chooseDocument(page, 'Apri PDF', /^Apri il PDF con .*quantità$/, phone));
}

/** Every text of the PDF that a press opens in a tab. */
export async function textOfOpenedPdf(page: Page, press: () => Promise<void>): Promise<string> {
  const opened = page.context().waitForEvent('page');
  const answered = page.context().waitForEvent('response', (answer) => answer.url().includes('/downloadPDF'));
  await press();
  await opened;
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/pdf');
  // The tab's ticket is used up: fetch the same document with the token of the session.
  const again = new URL(response.url());
  again.searchParams.delete('ticket');
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key ? localStorage.getItem(key) : null;
  });
  const document = await fetch(again, { headers: { authorization: `Bearer ${token}` } });
  return textOfPdf(new Uint8Array(await document.arrayBuffer()));
}
