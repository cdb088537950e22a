import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { qrShape } from '#shared/document/qr-shape.ts';
import { openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import { textOfPdf } from './pdf-text.ts';
import { shownTotal } from './quotation-screen.ts';

withBrowser();

async function checkAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await narrowDefects(page)).toEqual([]);
}

async function openShareDialog(page: Page, phone: boolean) {
  await page.getByRole('link', { name: 'Restauro Villa Olmina', exact: true }).click();
  await page.locator('.quotation tbody').first().waitFor();
  const total = await shownTotal(page, phone);
  const menu = phone ? /^Condividi, misure/ : 'Altre azioni';
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Condividi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Condividi il preventivo' });
  await dialog.getByRole('heading', { name: 'Link attivi' }).waitFor();
  return { dialog, total };
}

describe.each([
  { screen: 'desktop', colorScheme: 'dark', who: 'Cliente', titles: ['Preventivo', 'Quotation'], kind: '' },
  {
    screen: 'phone',
    colorScheme: 'light',
    who: 'Cantiere',
    titles: ['Scheda di cantiere', 'Site sheet'],
    kind: ', cantiere',
  },
] as const)('on a $screen, $colorScheme', ({ screen, colorScheme, who, titles, kind }) => {
  it(`a link for "${who}" opens without a session, as page and PDF, until it is revoked`, async () => {
    const owner = await openWindow({ screen, colorScheme });
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(owner, 'valentina.riva@example.com');
    const { dialog, total } = await openShareDialog(owner, screen === 'phone');
    await dialog.getByRole('radio', { name: who }).check();
    await checkAccessible(owner);
    await dialog.getByRole('button', { name: 'Crea link' }).click();
    const card = dialog.getByRole('article', { name: new RegExp(`^${who}`) });
    await card.getByRole('button', { name: 'Copia indirizzo' }).click();
    await card.getByRole('button', { name: 'Indirizzo copiato' }).waitFor();
    const address = await owner.evaluate(() => navigator.clipboard.readText());
    await card.getByRole('button', { name: 'Codice QR' }).click();
    const code = card.getByRole('img', { name: 'Codice QR del link' }).locator('path').last();
    expect(await code.getAttribute('d')).toBe(qrShape(address).path);
    await card.getByRole('button', { name: 'Revoca' }).click();
    await checkAccessible(owner);

    const visitor = await openWindow({ screen: 'phone', locale: 'en-GB', colorScheme });
    await visitor.goto(address);
    await visitor.getByRole('heading', { level: 1, name: titles[0] }).waitFor();
    await checkAccessible(visitor);
    const page = (await visitor.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const downloading = visitor.waitForEvent('download');
    await visitor.getByRole('button', { name: 'Scarica PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`Restauro Villa Olmina - Cernobbio (CO)${kind}.pdf`);
    const pdf = await textOfPdf(new Uint8Array(await readFile(await download.path())));
    for (const text of [page, pdf]) {
      expect(text).toContain('Sesia Nanocalce');
      expect(text.includes(total)).toBe(who === 'Cliente');
      expect(text.includes('€')).toBe(who === 'Cliente');
      expect(text.includes('Fase: Consolidamento')).toBe(who === 'Cantiere');
    }
    await visitor.getByRole('button', { name: 'English' }).click();
    await visitor.getByRole('heading', { level: 1, name: titles[1] }).waitFor();

    await card.getByRole('button', { name: 'Revoca link' }).click();
    await card.waitFor({ state: 'detached' });
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await checkAccessible(visitor);
  });
});

describe('the printed document', () => {
  it('shows the QR code of a link', async () => {
    const owner = await openWindow();
    await signIn(owner, 'valentina.riva@example.com');
    const { dialog } = await openShareDialog(owner, false);
    await dialog.getByRole('button', { name: 'Crea link' }).click();
    const card = dialog.getByRole('article');
    await card.getByRole('button', { name: 'Codice QR' }).click();
    const path = await card
      .getByRole('img', { name: 'Codice QR del link' })
      .locator('path')
      .last()
      .getAttribute('d');
    const opening = owner.context().waitForEvent('page');
    await card.getByRole('button', { name: 'Stampa con il codice' }).click();
    const printed = await opening;
    const code = printed.getByRole('img', { name: 'Codice QR della versione in linea' });
    expect(await code.locator('path').last().getAttribute('d')).toBe(path);
    await printed.getByText(/^Versione in linea, valida fino al \d\d\/\d\d\/\d{4}$/).waitFor();
    await checkAccessible(printed);
  });
});
