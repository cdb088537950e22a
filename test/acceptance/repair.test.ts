import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const log = (page: Page) => page.getByRole('log', { name: 'Registro' });

async function looksWell(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Waits for this end of the log and returns its line of each task. */
async function ended(page: Page, end: RegExp): Promise<string[]> {
  await log(page).getByText(end).waitFor();
  const lines = await log(page).locator('p').allTextContents();
  return lines.map((line) => line.slice(9).trim()).filter((line) => /: \d+ modific[ah]e?$/.test(line));
}

async function run(page: Page) {
  await page.getByRole('button', { name: 'Esegui Riparazione' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eseguire la riparazione?' });
  await question.waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Esegui Riparazione' }).click();
  await question.waitFor({ state: 'hidden' });
}

const tasks = [
  'Paese degli utenti',
  'Paese dei preventivi',
  'Nomi delle fasi',
  'Nomi dei prodotti',
  'Prodotti negli elenchi',
  'Prodotti richiesti',
  'Confezioni',
  'Link dei prodotti',
];

describe('the repair of data', () => {
  it('is tried without changes, then run, and the second time there is nothing to repair [REP-001, REP-006, REP-007, OPW-56, SHL-034]', async () => {
    const page = await openWindow();
    await signIn(page, 'giulia.ferrero@example.com');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Riparazione dati' }).click();
    await page.getByRole('heading', { level: 1, name: 'Riparazione Dati' }).waitFor();
    await page.getByText(/Da usare con cautela/).waitFor();
    await looksWell(page);

    await page.getByRole('button', { name: 'Prova senza modificare' }).first().click();
    const tried = await ended(page, /Prova completata/);
    expect(tried.filter((line) => !line.startsWith('Prova'))).toHaveLength(8);
    await looksWell(page);

    await run(page);
    await ended(page, /Riparazione completata/);
    await run(page);
    await page
      .getByRole('button', { name: /^Riparazione/ })
      .nth(1)
      .waitFor();
    await log(page).getByText('Riparazione completata: 0 modifiche').waitFor();
    expect(await ended(page, /Riparazione completata/)).toEqual([
      ...tasks.map((task) => `${task}: 0 modifiche`),
      'Riparazione completata: 0 modifiche',
    ]);

    // An older log opens again, even after the page was closed.
    await page.reload();
    await page
      .getByRole('button', { name: /^Prova senza modificare.*Giulia Ferrero/ })
      .first()
      .click();
    await log(page).getByText('Prova avviata: niente viene modificato').waitFor();
  });

  it('fits a phone in the dark, and is reachable by keyboard', async () => {
    const page = await openWindow({ screen: 'phone', colorScheme: 'dark' });
    await signIn(page, 'giulia.ferrero@example.com', '/ripara');
    const force = page.getByRole('checkbox', { name: 'Forza IT per tutti gli utenti' });
    await force.focus();
    await page.keyboard.press('Space');
    await page.getByRole('alertdialog', { name: 'Mettere IT a tutti gli utenti?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await force.isChecked()).toBe(false);
    await looksWell(page);
  });

  it('is for super users only [REP-002, WER-015]', async () => {
    const page = await openWindow();
    await signIn(page, 'andrea.conti@example.com', '/ripara');
    await page.getByText('Non hai i permessi necessari per accedere a questa pagina.').waitFor();
    await looksWell(page);
  });
});
