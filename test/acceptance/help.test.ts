import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

/** Every control that could change something: none exists, not even disabled. */
const writing =
  /Salva|Elimina|Duplica|Modifica|Aggiungi|Nuovo|Archivia|Sconto|Condividi|Sposta|blocca|Scegli|Cambia/i;
const writingControls = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: writing })
    .or(page.getByRole('main').getByRole('checkbox'));

async function looksGood(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await writingControls(page).count()).toBe(0);
}

describe.each<ScreenName>(['desktop', 'phone'])('help as a user would see it, %s', (screen) => {
  it('shows the user’s list, quotation and catalogue, read only, through reload and back, and tells the user who looked', async () => {
    const page = await openWindow({ screen });
    await signIn(page, 'giulia.ferrero@example.com', '/utenti?search=bellini');
    await page.getByRole('button', { name: 'Altre azioni su Marco Bellini' }).click();
    await page.getByRole('menuitem', { name: 'Vedi come questo utente' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'Stai vedendo come Marco Bellini' });
    await banner.waitFor();
    expect(await banner.textContent()).toContain('sola lettura');
    await page.getByRole('heading', { name: 'Preventivi di Marco Bellini' }).waitFor();
    const first = page.getByRole('table').getByRole('link').first();
    await first.waitFor();
    await looksGood(page);
    const name = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('table', { name: /Prodotti/ }).waitFor();
    await looksGood(page);
    await page.reload();
    await banner.waitFor();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Preventivi di Marco Bellini' }).waitFor();
    await banner.waitFor();
    await page.getByRole('link', { name: 'Catalogo', exact: true }).click();
    await page.getByRole('heading', { name: 'Catalogo di Marco Bellini' }).waitFor();
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Dettagli/ })
      .first()
      .waitFor();
    await looksGood(page);
    await page.getByRole('link', { name: 'Esci' }).click();
    await page.waitForURL(`${appUrl}/utenti`);
    expect(await banner.count()).toBe(0);

    const theirs = await openWindow({ screen });
    await signIn(theirs, 'marco.bellini@example.com', '/profilo');
    await theirs.getByText(`Giulia Ferrero ha guardato il preventivo ${name}`).first().waitFor();
    expect(await violations(theirs)).toEqual([]);
    await theirs.goto(`${appUrl}/utenti/any/vista`);
    await theirs.waitForURL(/\/login/);
  });
});
