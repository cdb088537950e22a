import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { headAction } from './head-action.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const password = 'Intonaco-2026';

/** Makes a private customer of Bologna, and ticks their consent for them. */
async function make(page: Page, email: string) {
  await signIn(page, 'giulia.ferrero@example.com', '/utenti');
  await headAction(page, 'Crea senza invito');
  const dialog = page.getByRole('dialog', { name: 'Nuovo utente' });
  await dialog.getByLabel('Tipo di utente').selectOption('privato');
  for (const [label, name] of [
    ['Nazione', 'Italia'],
    ['Provincia', 'Bologna (BO)'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label, exact: true }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  const typed = { Nome: 'Nadia', Cognome: 'Riva', Telefono: '051 5550177' };
  for (const [label, text] of Object.entries(typed)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByLabel(/^Ripeti/).fill(password);
  await dialog.getByRole('checkbox', { name: /informativa sulla privacy/ }).check();
  await dialog.getByRole('button', { name: 'Crea utente' }).click();
  await page.getByText('Nadia Riva: utente creato').waitFor();
}

async function signInAgain(page: Page, email: string) {
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

const asked = (page: Page) => page.getByRole('heading', { name: 'Benvenuto, Nadia' });

const wishes: { screen: ScreenName; colorScheme: 'light' | 'dark' }[] = [
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
];

describe.each(wishes)('on a $screen, $colorScheme', (wish) => {
  it('a user created without an invitation gives the consents at the first sign-in, and cannot continue without them [ROL-045]', async () => {
    const email = `nadia.${wish.screen}@example.com`;
    await make(await openWindow(wish), email);

    const page = await openWindow(wish);
    await signInAgain(page, email);
    await asked(page).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await narrowDefects(page)).toEqual([]);
    const goOn = page.getByRole('button', { name: 'Continua' });
    expect(await goOn.isDisabled()).toBe(true);
    for (const path of ['/preventivi', '/profilo']) {
      await page.goto(`${appUrl}${path}`);
      await asked(page).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL(/\/login/);
    await signInAgain(page, email);
    await asked(page).waitFor();

    await page.getByRole('checkbox', { name: /informativa sulla privacy/ }).check();
    await goOn.click();
    await page.getByText(/La tua e-mail non è verificata/).waitFor();
    await signInAgain(page, email);
    await page.getByText(/La tua e-mail non è verificata/).waitFor();
    expect(await asked(page).count()).toBe(0);
  });
});
