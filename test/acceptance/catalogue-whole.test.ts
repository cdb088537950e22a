import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { violations } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const run = randomUUID().slice(0, 6);
const list = `Listino ${run}`;
const phase = `Protezione ${run}`;
const product = `Smalto ${run}`;
const required = 'Piave Fissativo Micronizzato';
const folder = `Smalti ${run}`;
const codes = [`S${run} 1`, `S${run} 2`, `S${run} 3`];

beforeAll(() => setLocalEnvironment(appUrl));

/** Gives a price list to the user who is signed in on the page. How users get lists is not part of this journey. */
async function giveList(page: Page, pricelist: string) {
  const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
  const account = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.LastAuthUser'));
    return key && localStorage.getItem(key);
  });
  const user = account && (await readUser(account));
  if (!user) throw new Error('Nobody is signed in on the page.');
  await writeUser({ ...user, pricelist, revision: user.revision + 1 });
}

const dialog = (page: Page) => page.getByRole('dialog');
const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function pick(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Tab');
}

/** Returns the id of the new list, which contains the required product. */
async function makeList(page: Page): Promise<string> {
  await page.goto(`${appUrl}/listini`);
  await page.getByRole('button', { name: 'Nuovo listino' }).first().click();
  await dialog(page).getByLabel('Nome').fill(list);
  await pick(page, 'Paesi', 'Italia');
  await dialog(page).getByRole('button', { name: 'Crea listino' }).click();
  await dialog(page).getByText('Gestisci prodotti').click();
  await page.waitForURL(/\/listini\/[^/]+\/prodotti$/);
  await page.getByRole('searchbox').fill(required);
  await page.getByRole('checkbox', { name: `Includi ${required}` }).check();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await said(page, 'Prodotti del listino aggiornati');
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function makeColours(page: Page) {
  await page.goto(`${appUrl}/cartelle`);
  await page.getByRole('button', { name: 'Nuova cartella' }).first().click();
  await dialog(page).getByLabel('Nome').fill(folder);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: folder }).click();
  await page.getByRole('button', { name: 'Incolla colori' }).click();
  const lines = codes.map((code, index) => `${code};${20 * (index + 1)};${60 * index};90;200`);
  await dialog(page).getByLabel('Righe del foglio').fill(lines.join('\n'));
  await dialog(page).getByRole('button', { name: 'Salva 3 colori' }).click();
  await said(page, '3 colori salvati');
  await page.getByRole('link', { name: 'Torna alle cartelle' }).click();
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await dialog(page).getByText(`Nuova cartella: ${folder}`).waitFor();
  await dialog(page).getByRole('button', { name: 'Pubblica ora' }).click();
  await said(page, 'Cartelle colori pubblicate');
}

async function makePhase(page: Page) {
  await page.goto(`${appUrl}/fasi`);
  await page.getByRole('button', { name: 'Nuova fase' }).first().click();
  await dialog(page).getByLabel('Nome in italiano').fill(phase);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: phase }).waitFor();
}

/** A range: one colour, and one package with its price in the new list. */
async function fillRange(page: Page, index: number, price: string) {
  const range = page.getByRole('group', { name: `Fascia di prezzo ${index + 1}`, exact: true });
  await range.getByRole('button', { name: /^Scegli i colori di Fascia/ }).click();
  await dialog(page)
    .getByLabel('Cerca per codice o cartella')
    .fill(codes[index] ?? '');
  await dialog(page).getByRole('button', { name: codes[index], exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Usa questi colori' }).click();
  await range.getByRole('textbox', { name: 'Confezione 1', exact: true }).fill('10');
  await range.getByRole('textbox', { name: `Prezzo della confezione 10 kg, ${list}` }).fill(price);
}

async function makeProduct(page: Page) {
  await page.goto(`${appUrl}/prodotti/nuovo`);
  await page.getByRole('textbox', { name: /^Nome in italiano/ }).fill(product);
  await pick(page, 'Fasi', phase);
  await pick(page, 'Aggiungi ai listini', list);
  await page.getByLabel('Tipo di consumo').selectOption('variable');
  const consumption = page.getByRole('group', { name: 'Fascia di consumo 1' });
  await consumption.getByLabel('Consumo al m²').fill('0,5');
  await consumption.getByRole('button', { name: 'Prodotto richiesto' }).click();
  await pick(page, 'Prodotto richiesto', required);
  await consumption.getByLabel('Consumo al m²').last().fill('0,2');
  await page.getByLabel('Tipo di prezzo').selectOption('colors');
  for (const [index, price] of ['40', '1.060,5', '90'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Aggiungi fascia di prezzo' }).click();
    await fillRange(page, index, price);
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await said(page, 'Prodotto aggiunto');
}

async function makeChoice(page: Page) {
  await page.goto(`${appUrl}/fasi`);
  await page.getByRole('link', { name: phase }).click();
  await page.getByRole('button', { name: 'Aggiungi scelta' }).click();
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await pick(page, 'Prodotto', product);
  await dialog(page).getByRole('button', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await said(page, 'Fase aggiornata');
}

async function beginQuotation(page: Page) {
  const place = 'name=Recinzione&location=Verona&province=VR';
  await page.goto(`${appUrl}/preventivi/nuovo/manual?${place}`);
  await page.getByRole('button', { name: `Aggiungi ${required}` }).waitFor();
  await listening(page);
}

it('another user finds a super user’s new product in an open quotation, without reload, and pays for it', async () => {
  const [keeper, dealer] = [await openWindow(), await openWindow()];
  await signIn(keeper, 'giulia.ferrero@example.com');
  await signIn(dealer, 'antonio.greco@example.com');
  await giveList(dealer, await makeList(keeper));
  await beginQuotation(dealer);
  expect(await dealer.getByText(product).count()).toBe(0);

  await makeColours(keeper);
  await makePhase(keeper);
  await makeProduct(keeper);
  await makeChoice(keeper);

  const row = dealer.getByRole('row').filter({ hasText: product });
  await row.getByText(phase).waitFor();
  await dealer.getByLabel('Fase').selectOption(phase);
  await dealer.getByRole('button', { name: `Aggiungi ${product}` }).click();
  await dealer.getByText(`Richiesto da ${product}`).waitFor();
  await dealer.getByRole('button', { name: 'Crea preventivo' }).click();
  await view.shown(dealer);
  await view.setQuotationArea(dealer, '30');
  await view.chooseColour(dealer, product, folder, codes[1] ?? '');
  const rows = await view.shownRows(dealer);
  expect(rows.map((shown) => shown.product)).toEqual([product, required]);
  // 30 m² at 0,5 kg: 2 packages of 10 kg in the range of the second colour.
  expect(rows[0]?.cost).toContain('2.121,00');
  expect(rows[1]?.quantity).toContain('su 6 l');
  await view.save(dealer);
});
