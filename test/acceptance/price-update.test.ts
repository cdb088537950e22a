import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, screens, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

/** A price of the table: the row of a package of the found product. */
const line = (page: Page, pack: string) => page.getByRole('row').filter({ hasText: pack });

async function only(page: Page, product: string) {
  await page.getByRole('searchbox', { name: 'Cerca un prodotto' }).fill(product);
  const found = async () => (await page.getByRole('rowheader').allTextContents()).map((text) => text.trim());
  await expect.poll(found).toEqual([product]);
}

async function looksWell(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

const product = 'Isonzo Protettivo Antiscritta';

describe('the price update', () => {
  it('prices are previewed, updated, shown as unchanged by a second preview, and restored [PUP-005, PUP-006, PUP-007]', async () => {
    const page = await openWindow();
    await signIn(page, 'giulia.ferrero@example.com', '/aggiorna-listini');
    const make = page.getByRole('button', { name: 'Anteprima', exact: true });
    await make.waitFor();
    await looksWell(page);
    await make.click();
    await page.getByRole('table', { name: 'Prezzi prima e dopo' }).waitFor();
    await only(page, product);
    const row = line(page, '10 kg');
    const before = await row.textContent();

    const factor = page.getByRole('textbox', { name: `, ${product}` }).first();
    await factor.fill('1,02');
    await factor.press('Enter');
    await row.getByText('+2,00 %').waitFor();
    await page.getByRole('button', { name: 'Rifai anteprima' }).click();
    const update = page.getByRole('button', { name: 'Aggiorna 1 fascia' });
    await update.waitFor();
    await page.getByRole('log').getByText(`${product}: 1 fascia`).waitFor();
    await looksWell(page);
    expect(await narrowDefects(page)).toEqual([]);

    await update.click();
    const question = page.getByRole('alertdialog', { name: 'Aggiornare 1 fascia di prezzo?' });
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Aggiorna 1 fascia' }).click();
    await page.getByText('1 fascia aggiornata.').first().waitFor();
    await page.locator('.toast').getByText('1 fascia aggiornata.').waitFor();
    await page.getByRole('log').getByText('Aggiornamento completato').waitFor();
    await looksWell(page);

    await page.getByRole('button', { name: 'Nuova anteprima' }).click();
    await page.getByRole('button', { name: 'Aggiorna 0 fasce' }).waitFor();
    expect(await narrowDefects(page)).toEqual([]);
    await only(page, product);
    await row.getByText('Ferma, aggiornata il').waitFor();

    await page.getByRole('button', { name: /^Annulla l'aggiornamento del/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: "Annulla l'aggiornamento" }).click();
    await page.getByText("1 fascia rimessa com'era.").first().waitFor();
    await page.getByText('Annullato da Giulia Ferrero').first().waitFor();

    await page.goto(`${appUrl}/aggiorna-listini`);
    await page.getByRole('button', { name: 'Anteprima', exact: true }).first().click();
    await page.getByRole('table', { name: 'Prezzi prima e dopo' }).waitFor();
    await only(page, product);
    expect(await line(page, '10 kg').textContent()).toBe(before);
  });

  it.each([
    [1100, 800],
    [1024, 768],
  ])(
    'has its day and its prices in sight beside log and updates: %i × %i [PUP-002]',
    async (width, height) => {
      const page = await openWindow();
      await page.setViewportSize({ width, height });
      await signIn(page, 'giulia.ferrero@example.com', '/aggiorna-listini');
      await page.getByRole('button', { name: 'Anteprima', exact: true }).click();
      const table = page.getByRole('table', { name: 'Prezzi prima e dopo' });
      await table.waitFor();
      const factor = page.getByRole('textbox', { name: /^Fattore di/ }).first();
      const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: height, width: 0 };
      expect((await box(page.getByRole('heading', { name: 'Prezzi prima e dopo' }))).y).toBeLessThan(
        height - 150,
      );
      const log = await box(page.getByRole('log'));
      expect(log.x).toBeGreaterThan((await box(factor)).x);
      const { x, width: wide } = await box(table);
      expect(x + wide).toBeLessThan(log.x);
      await looksWell(page);
    },
  );

  it('fits a phone in the dark: messages are in sight, and prices come in short pages [PUP-002, PUP-004]', async () => {
    const page = await openWindow({ screen: 'phone', colorScheme: 'dark' });
    await signIn(page, 'giulia.ferrero@example.com', '/aggiorna-listini');
    await page.getByRole('button', { name: 'Anteprima', exact: true }).click();
    await page.getByRole('table', { name: 'Prezzi prima e dopo' }).waitFor();
    await looksWell(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    const said = page.locator('summary').filter({ hasText: 'Anteprima completata' });
    expect((await said.boundingBox())?.y).toBeLessThan(screens.phone.viewport.height);
    await said.click();
    await page.getByRole('log').getByText('Anteprima completata').waitFor();
    await looksWell(page);
  });
});

it('an ordinary user reads that they may not update prices [PUP-001, SHL-033, WER-015]', async () => {
  const page = await openWindow();
  await signIn(page, 'andrea.conti@example.com', '/aggiorna-listini');
  await page.getByText('Non hai i permessi necessari per accedere a questa pagina.').waitFor();
  await looksWell(page);
});
