import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { headAction } from './head-action.ts';
import { overflow, violations } from './look.ts';

withBrowser();

/** The e-mails of the exported users. */
async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), headAction(page, 'Export Excel')]);
  expect(download.suggestedFilename()).toBe('utenti.xlsx');
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
  const texts: string[] = [];
  workbook.worksheets[0]?.eachRow((row) => row.eachCell(({ text }) => texts.push(text)));
  return texts.filter((text) => text.endsWith('@example.com'));
}

/** Creates a retailer in Vienna; the super user's language is English. */
async function make(page: Page, email: string) {
  await headAction(page, 'Create without invitation');
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('Kind of user').selectOption('rivenditore');
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Austria', exact: true }).click();
  await dialog.getByLabel('First name').fill('Greta');
  await dialog.getByLabel('Last name').fill('Wimmer');
  await dialog.getByLabel('Company').fill('Wimmer Farben');
  await dialog.getByLabel('Phone').first().fill('+43 1 2345');
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByLabel(/^Password/).fill('Leinwand-2026');
  await dialog.getByLabel(/^Repeat/).fill('Leinwand-2026');
  await dialog.getByLabel('Price list', { exact: true }).selectOption({ index: 1 });
  await dialog
    .getByLabel(/privacy/)
    .first()
    .check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('Greta Wimmer: user created').waitFor();
}

describe.each([
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
] as const)('on a $screen, $colorScheme', (wish) => {
  it('a super user of two countries sees, creates, exports and deletes their users, and gives nobody more rights than they have [OPC-10, OPC-11, OPC-44, USR-053, USR-078]', async () => {
    const email = `greta.${wish.screen}@example.com`;
    const page = await openWindow(wish);
    await signIn(page, 'lukas.brandner@example.com', '/utenti');
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

    await page.getByRole('button', { name: 'Edit Greta Wimmer' }).first().click();
    await page.getByLabel(/^Super user/).check();
    const modes = page.getByLabel('Manages the users of').getByRole('option');
    await expect.poll(() => modes.allTextContents()).toEqual(['Only some countries']);
    await page.getByRole('combobox', { name: 'Managed countries' }).click();
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual([
      'Austria',
      'Germany',
    ]);
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Close and lose the changes' }).click();

    await newest.getByRole('button', { name: 'More actions on Greta Wimmer' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByText('Greta Wimmer: user deleted').waitFor();
    await expect.poll(() => page.getByText(email).count()).toBe(0);
  });
});
