import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const password = 'Colore-2026';

/** Registers a painter for this test alone, who is signed in at once. */
async function registered(email: string): Promise<void> {
  const user = {
    type: 'imbianchino',
    country: 'IT',
    province: 'BO',
    firstName: 'Dario',
    lastName: 'Fontanesi',
    company: 'Fontanesi Decorazioni',
    phone: '051 5550142',
    email,
    password,
    checkbox1: true,
  };
  const response = await fetch(`${appUrl}/functions/signupUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), user }),
  });
  expect(response.status).toBe(200);
}

async function signInUnverified(page: Page, email: string): Promise<void> {
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(`${appUrl}/profilo`);
}

/** Prepares the archive and returns the names of its files. */
async function downloaded(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'I miei dati' });
  await section.getByRole('button', { name: "Prepara l'archivio" }).click();
  await section.getByRole('button', { name: "Scarica l'archivio" }).waitFor();
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: "Scarica l'archivio" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^i-miei-dati-[\d-]+\.zip$/);
  return Object.keys(unzipSync(await readFile(await download.path())));
}

async function askDeletion(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'I miei dati' });
  await section.getByRole('button', { name: 'Chiedi la cancellazione' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password attuale/).fill(password);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Chiedi la cancellazione' }).click();
  await section.getByText(/Hai chiesto la cancellazione/).waitFor();
}

async function erase(page: Page, email: string): Promise<void> {
  await page.getByText(email).waitFor();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Altre azioni su Dario Fontanesi' }).click();
  await page.getByRole('menuitem', { name: 'Cancella i dati per sempre' }).click();
  await page.getByRole('textbox', { name: /Per confermare/ }).fill(email);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Cancella per sempre' }).click();
  await page.getByText("I dati dell'utente sono cancellati").waitFor();
  await page.getByRole('button', { name: 'Chiudi' }).last().click();
}

it('a user downloads their personal data and asks for erasure; a super user erases them, and the account is gone', async () => {
  const email = `dario.${Date.now()}@example.com`;
  await registered(email);
  const page = await openWindow();
  await signInUnverified(page, email);
  expect(await downloaded(page)).toEqual(
    expect.arrayContaining(['LEGGIMI.txt', 'account.json', 'records.json', 'quotations.xlsx']),
  );
  await askDeletion(page);
  expect(await violations(page)).toEqual([]);

  const office = await openWindow();
  await signIn(office, 'giulia.ferrero@example.com', '/utenti?deletionAsked=true');
  await erase(office, email);
  await office.goto(`${appUrl}/utenti?search=${encodeURIComponent(email)}&archived=true`);
  await office.getByText(/Nessun utente trovato/).waitFor();

  await page.reload();
  await page.waitForURL(/\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('alert').waitFor();
});
