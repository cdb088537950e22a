import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { mailedLink } from './mailbox.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const password = 'Intonaco-2026';

/** The texts for the invited person, in the language of their invitation. */
const texts = {
  it: {
    subject: 'Giulia Ferrero ti invita su Calce & Colore',
    title: 'Crea il tuo account',
    privacy: /informativa sulla privacy/,
    submit: "Crea l'account",
    common: /^Questa password è tra le più usate/,
    ready: 'Il tuo account è pronto. Accedi con la password che hai scelto.',
    signIn: 'Accedi',
    pricelist: 'Listino',
  },
  en: {
    subject: 'Giulia Ferrero invites you to Calce & Colore',
    title: 'Create your account',
    privacy: /privacy policy/,
    submit: 'Create the account',
    common: /^This password is one of the most common ones/,
    ready: 'Your account is ready. Sign in with the password you chose.',
    signIn: 'Sign in',
    pricelist: 'Price list',
  },
} as const;
type Language = keyof typeof texts;

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function expectGoodLook(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await narrowDefects(page)).toEqual([]);
}

/** Invites a painter of Bologna, with another list than the suggested one; ends on the list of invitations. */
async function invite(page: Page, email: string, language: Language) {
  await signIn(page, 'giulia.ferrero@example.com', '/utenti');
  await page.getByRole('button', { name: 'Invita', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invita' });
  await field(page, 'email').fill(email);
  await field(page, 'type').selectOption('imbianchino');
  await dialog.getByRole('combobox', { name: 'Provincia' }).fill('Bologna');
  await page.getByRole('option', { name: 'Bologna (BO)' }).click();
  await field(page, 'pricelist').selectOption({ label: 'PCCS' });
  await field(page, 'language').selectOption(language);
  await dialog.getByRole('button', { name: 'Invia invito' }).click();
  await page.getByText(`Invito inviato a ${email}`).waitFor();
  await page.goto(`${appUrl}/gestione/inviti`);
  await invitation(page, email).getByText('Inviato', { exact: true }).waitFor();
  await expectGoodLook(page);
}

const invitation = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function fillIn(page: Page) {
  const typed = {
    firstName: 'Ilaria',
    lastName: 'Zanardi',
    company: 'Zanardi Pitture',
    phone: '051 5550123',
  };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

async function choosePassword(page: Page, chosen: string, submit: string) {
  for (const name of ['password', 'repeated']) await field(page, name).fill(chosen);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Accepts with a common password first, which is refused at its field. */
async function accept(page: Page, language: Language) {
  const { title, privacy, submit, common, ready } = texts[language];
  await page.getByRole('heading', { name: title }).waitFor();
  await expectGoodLook(page);
  await fillIn(page);
  await page.getByRole('checkbox', { name: privacy }).check();
  await choosePassword(page, 'password', submit);
  await page.getByText(common).waitFor();
  expect(await field(page, 'password').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'firstName').inputValue()).toBe('Ilaria');
  await expectGoodLook(page);
  await choosePassword(page, password, submit);
  await page.getByText(ready).waitFor();
}

async function signInAccepted(
  page: Page,
  email: string,
  { signIn: action, pricelist }: { signIn: string; pricelist: string },
) {
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.waitForURL(`${appUrl}/preventivi`);
  await page.goto(`${appUrl}/profilo`);
  const list = page.getByRole('textbox', { name: pricelist, exact: true });
  await list.waitFor();
  expect(await list.inputValue()).toBe('PCCS');
}

const screens: { screen: ScreenName; colorScheme: 'light' | 'dark'; language: Language }[] = [
  { screen: 'desktop', colorScheme: 'light', language: 'en' },
  { screen: 'phone', colorScheme: 'dark', language: 'it' },
];

describe.each(screens)('on a $screen, $colorScheme, invited in $language', ({ language, ...wish }) => {
  it('a super user invites a painter, who makes an account from the mail, once, and sees their price list [ROL-037, ROL-039, ROL-040, ROL-041, ROL-042, ROL-044]', async () => {
    const email = `ilaria.${wish.screen}@example.com`;
    const giulia = await openWindow(wish);
    await invite(giulia, email, language);

    const link = await mailedLink(email, texts[language].subject);
    expect(link).toMatch(/\/invito#t=[\w-]{43}$/);
    const ilaria = await openWindow(wish);
    await ilaria.goto(link);
    await accept(ilaria, language);
    await signInAccepted(ilaria, email, texts[language]);

    // The open list updates by itself.
    await invitation(giulia, email).getByText('Accettato', { exact: true }).waitFor();

    const anybody = await openWindow(wish);
    await anybody.goto(link);
    await anybody.getByRole('heading', { name: 'Questo invito non è più valido' }).waitFor();
    await expectGoodLook(anybody);
  });
});
