import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, demoPassword, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { mailsAbout } from './mailbox.ts';

withBrowser();

const isSuper = (page: Page) => page.getByLabel(/^Super utente/);
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();

async function edit(page: Page, name: string, email: string) {
  await page.goto(`${appUrl}/utenti?search=${email}`);
  await page
    .getByRole('button', { name: `Modifica ${name}`, exact: true })
    .first()
    .click();
  await isSuper(page).waitFor();
}

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByRole('button', { name: 'Chiudi e perdi le modifiche' }).click();
}

const question = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name: `Dare questi permessi a ${name}?` });

/** Gives rights with a wrong password first, then with the right one; ends on the list. */
async function give(page: Page, name: string) {
  const dialog = question(page, name);
  const password = dialog.getByLabel(/^La tua password/);
  await password.fill('Colori-2025!');
  await dialog.getByRole('button', { name: 'Dai i permessi' }).click();
  await dialog.getByText('La password non è giusta').waitFor();
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await password.fill(demoPassword);
  await dialog.getByRole('button', { name: 'Dai i permessi' }).click();
  await page.getByText(`${name}: modifiche salvate`).waitFor();
}

const people: { screen: ScreenName; colorScheme: 'light' | 'dark'; name: string; email: string }[] = [
  { screen: 'desktop', colorScheme: 'light', name: 'Sara Colombo', email: 'sara.colombo@example.com' },
  { screen: 'phone', colorScheme: 'dark', name: 'Luca Fontana', email: 'luca.fontana@example.com' },
];

describe.each(people)('on a $screen, $colorScheme', ({ name, email, ...wish }) => {
  it('one tick promotes nobody: the dialog names user and countries, needs the own password, and changes nothing when cancelled [ROL-019]', async () => {
    const page = await openWindow(wish);
    await signIn(page, 'giulia.ferrero@example.com');
    await edit(page, name, email);
    await isSuper(page).check();
    await save(page);
    const dialog = question(page, name);
    await dialog.getByText('Potrà gestire gli utenti di tutti i paesi', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await discard(page);
    await edit(page, name, email);
    expect(await isSuper(page).isChecked()).toBe(false);
    expect(await mailsAbout(email, 'I tuoi permessi sono cambiati')).toBe(0);

    await isSuper(page).check();
    await page.getByLabel('Gestisce gli utenti di').selectOption('only');
    await page.getByRole('combobox', { name: 'Paesi gestiti' }).fill('Austria');
    await page.getByRole('option', { name: 'Austria', exact: true }).click();
    await page.keyboard.press('Tab');
    await save(page);
    await question(page, name).getByText('Potrà gestire gli utenti di questi paesi: Austria').waitFor();
    await give(page, name);
    await expect.poll(() => mailsAbout(email, 'I tuoi permessi sono cambiati')).toBe(1);

    // Taking rights away needs no password.
    await edit(page, name, email);
    expect(await isSuper(page).isChecked()).toBe(true);
    await page.getByText('Super utente: gestisce il catalogo e gli utenti').click();
    expect(await isSuper(page).isChecked()).toBe(false);
    await save(page);
    await page.getByText(`${name}: modifiche salvate`).waitFor();
  });
});
