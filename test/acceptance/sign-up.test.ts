import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, withBrowser } from './app.ts';
import { violations } from './look.ts';
import { mailedLink } from './mailbox.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const password = 'Colore-2026';
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).last().fill(name);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

async function register(page: Page, email: string) {
  await page.goto(`${appUrl}/login`);
  await page.getByRole('link', { name: 'Crea un account' }).click();
  await field(page, 'type').selectOption('imbianchino');
  // The language of the browser proposes it.
  expect(await page.getByRole('combobox', { name: 'Nazione' }).inputValue()).toBe('Italia');
  await choose(page, 'Provincia', 'Bologna');
  const texts = {
    firstName: 'Nina',
    lastName: 'Sarti',
    company: 'Sarti Colori',
    phone: '051 5550199',
    email,
  };
  for (const [name, text] of Object.entries({ ...texts, password, repeated: password })) {
    await field(page, name).fill(text);
  }
  await page.getByRole('checkbox', { name: /informativa sulla privacy/ }).check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await page.getByText(/Controlla la posta/).waitFor();
}

async function signInHere(page: Page, email: string) {
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

it('a visitor registers, waits in the profile, confirms the e-mail there and makes a first quotation [SES-001, SES-003, SES-022, PRO-006, PRO-023]', async () => {
  const page = await openWindow();
  const email = `nina.${Date.now()}@example.com`;
  await register(page, email);
  await signInHere(page, email);
  await page.waitForURL(`${appUrl}/profilo`);
  await page.getByText(/La tua e-mail non è verificata/).waitFor();
  await page.getByText(/Non hai ancora un listino/).waitFor();
  expect(await violations(page)).toEqual([]);

  const link = await mailedLink(email, 'Conferma la tua e-mail');
  await page.goto(link);
  await page.getByRole('heading', { name: 'E-mail confermata' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await narrowDefects(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vai ai preventivi' }).click();
  await page.waitForURL(`${appUrl}/preventivi`);
  await page.getByText('Creane uno a mano o con il test guidato.').waitFor();

  // Only the empty list offers it.
  await page.getByRole('button', { name: 'Nuovo preventivo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Il primo');
  await dialog.getByLabel('Località').fill('Imola');
  expect(await dialog.getByRole('combobox', { name: 'Provincia' }).inputValue()).toBe('Bologna (BO)');
  await dialog.getByRole('button', { name: 'Scegli a mano' }).click();
  await page.waitForURL(/nuovo\/manual/);

  await page
    .getByRole('button', { name: /^Aggiungi / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Crea preventivo' }).click();
  await page.waitForURL(/preventivi\/[0-9a-f]{32}$/);
  await page.locator('.quotation tbody').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${appUrl}/preventivi`);
  await page.getByRole('link', { name: 'Il primo' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Il primo' }).click();
  await page.locator('.quotation tbody').first().waitFor();

  await page.goto(link);
  await page.getByRole('heading', { name: 'Il link non vale più' }).waitFor();
});
