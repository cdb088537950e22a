import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';

withBrowser();

type Wish = { screen: ScreenName; colorScheme: 'light' | 'dark' };
const wishes: Wish[] = [
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
];

async function openStatistics(query: string, wish?: Wish) {
  const page = await openWindow(wish);
  await signIn(page, 'giulia.ferrero@example.com', `/statistiche${query}`);
  await page.getByRole('slider').waitFor();
  return page;
}

const quotations = async (page: Page) => Number(await page.getByRole('definition').first().textContent());

/** Makes one more quotation of a painter in London, whom no other journey uses. */
async function duplicate(page: Page) {
  await signIn(page, 'james.whitfield@example.com');
  await page
    .getByRole('button', { name: /^More actions on / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await page.waitForURL(/\/preventivi\/[^/]+$/);
}

/** The names of the sheets, and the count in the last week. */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^statistiche-\d{4}-W\d\d-\d{4}-W\d\d\.xlsx$/);
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
  const [weeks] = workbook.worksheets;
  return { sheets: workbook.worksheets.length, weeks: (weeks?.rowCount ?? 0) - 1 };
}

describe('the statistics', () => {
  it('count a new quotation, week by week, and are exported as a spreadsheet', async () => {
    const page = await openStatistics('?country=GB&period=52');
    const before = await quotations(page);
    await listening(page);
    await duplicate(await openWindow({ locale: 'en-GB' }));
    await expect.poll(() => quotations(page)).toBe(before + 1);
    await page.getByLabel('Periodo').selectOption({ label: 'Ultime 4 settimane' });
    await page.getByRole('button', { name: 'Tabella: Per settimana' }).click();
    const rows = page.getByRole('table', { name: 'Per settimana' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(5);
    expect(await rows.nth(1).getByRole('cell').first().textContent()).toBe('1');
    expect(await exported(page)).toEqual({ sheets: 6, weeks: 4 });
  });

  it.each(wishes)('are accessible on a $screen, $colorScheme, as charts and as a table', async (wish) => {
    const page = await openStatistics('?period=4', wish);
    await page.getByRole('button', { name: 'Tabella: Prodotti più preventivati' }).click();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
