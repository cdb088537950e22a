import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, demoPassword, openWindow, withBrowser } from './app.ts';
import { violations } from './look.ts';
import { mailedLink, mailsAbout } from './mailbox.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const email = 'laura.basile@example.com';

async function signInWith(page: Page, password: string) {
  // Wait for the form at the address of the login.
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

async function askForLink(page: Page) {
  await page.goto(`${appUrl}/login?email=${email}`);
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Manda il link' }).click();
  await page.getByText(/Controlla la posta/).waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('');
  return mailedLink(email, 'Scegli una nuova password');
}

async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=repeated]').fill(password);
  expect(await violations(page)).toEqual([]);
  expect(await narrowDefects(page)).toEqual([]);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await page.getByText('Password cambiata. Accedi con quella nuova.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
}

it('a user who forgot the password sets a new one from the mail, once, and changes it again in the profile [SES-015, SES-029, SES-030, SES-069, USR-071]', async () => {
  const page = await openWindow();
  const link = await askForLink(page);
  await choosePassword(page, link, 'Nuova-2026');
  await signInWith(page, 'Nuova-2026');
  await page.waitForURL(`${appUrl}/preventivi`);

  await page.goto(link);
  await page.locator('[name=password]').fill('Terza-2026');
  await page.locator('[name=repeated]').fill('Terza-2026');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await page.getByRole('heading', { name: 'Il link non vale più' }).waitFor();

  await page.goto(`${appUrl}/profilo`);
  await page.getByRole('button', { name: 'Modifica credenziali' }).click();
  await page.getByLabel('Password attuale').fill('Nuova-2026');
  await page.locator('[name=newPassword]').fill(demoPassword);
  await page.locator('[name=confirmPassword]').fill(demoPassword);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
  await page.getByText('Password cambiata. Accedi con quella nuova.').waitFor();
  expect(await mailsAbout(email, 'La tua password è cambiata')).toBe(2);
  await signInWith(page, demoPassword);
  await page.waitForURL(`${appUrl}/preventivi`);
});
