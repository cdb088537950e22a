import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as hands from './offer-hands.ts';
import { chooseColour } from './quotation-screen.ts';

const { choose, dialogOf, end, press } = hands;

/** A private customer with the dwelling where the work is. */
export async function makeCustomer(page: Page): Promise<void> {
  await press(page, 'Nuovo cliente');
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ornella');
  await dialog.getByRole('textbox', { name: 'Cognome' }).fill('Brambilla');
  await end(page, 'Crea cliente');
  await press(page, 'Cantiere');
  await dialog.getByRole('textbox', { name: 'Nome del cantiere' }).fill('Villino di Gandino');
  await dialog.getByRole('textbox', { name: 'Indirizzo' }).fill('Via Dante 8');
  await dialog.getByRole('textbox', { name: 'Città' }).fill('Gandino');
  await dialog.getByRole('combobox', { name: 'Provincia' }).fill('Bergamo');
  await page.getByRole('option', { name: /Bergamo/ }).tap();
  await end(page, 'Salva');
}

/** Products by hand, for the customer on the screen. */
export async function makeQuotation(page: Page, products: readonly string[]): Promise<void> {
  await press(page, 'Nuovo preventivo');
  const dialog = dialogOf(page);
  const location = dialog.getByRole('textbox', { name: 'Località' });
  await expect.poll(() => location.inputValue()).toBe('Via Dante 8, Gandino');
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Villino Brambilla');
  await press(page, 'Scegli a mano');
  for (const product of products) {
    await page.getByRole('searchbox', { name: 'Cerca un prodotto' }).fill(product);
    await press(page, `Aggiungi ${product}`);
  }
  await press(page, 'Crea preventivo');
  await page.waitForURL(/preventivi\/[0-9a-f]{32}$/);
  await chooseColour(page, 'Adda Acril-Silossanica', 'RAL Classic', 'RAL 1001');
  await hands.saved(page, 'Salva');
}

const menuOfQuotation = (page: Page) => page.getByRole('button', { name: /^Condividi, misure/ });

/** Two rooms and a facade; the area of the quotation follows the facade. */
export async function measure(page: Page): Promise<void> {
  await choose(menuOfQuotation(page), 'Misure');
  await hands.addPlace(page, 'Stanza', 'Soggiorno', '4,20', '3,60', '2,70');
  await hands.addOpenings(page, 'Soggiorno', 'Pareti', [
    ['2,40', '1,80'],
    ['0,90', '2,10'],
  ]);
  // The height is that of the room before.
  await hands.addPlace(page, 'Stanza', 'Camera', '1,80+2,15', '3,30');
  await hands.addPlace(page, 'Facciata', 'Fronte strada', '12,40', '3×3,05');
  await hands.addOpenings(page, 'Fronte strada', 'Parete', [
    ['6', '1,20', '1,50'],
    ['3', '2,40'],
  ]);
  await page
    .getByRole('list', { name: 'Misure della superficie' })
    .getByRole('checkbox', { name: 'Fronte strada' })
    .check();
}

/** Back in the quotation, its materials begin an offer. */
export async function beginOffer(page: Page): Promise<void> {
  await choose(menuOfQuotation(page), 'Crea offerta');
  const site = dialogOf(page).getByRole('combobox', { name: 'Cantiere' }).locator('option:checked');
  await expect.poll(() => site.textContent()).toContain('Villino di Gandino');
  await press(page, 'Crea offerta');
  await page.waitForURL(/offerte\/[0-9a-f]{32}$/);
}

/** One of the suggested works, others of the library, each with its measures. */
export async function addWorks(page: Page): Promise<void> {
  await press(page, /^Lavorazioni suggerite/);
  const suggested = dialogOf(page).getByRole('region', { name: 'Suggerite dai materiali' });
  await hands.leaveAlone(suggested, 'E01');
  await end(page, /^Aggiungi 1 /);
  await hands.addWorks(page, 'Soggiorno', 'I01', 'I03', 'I02');
  await hands.measureLine(page, 'Soggiorno', 'Tinteggiatura di pareti, due mani', 'Pareti');
  await hands.measureLine(page, 'Soggiorno', 'Pittura lavabile, due mani', 'Pareti');
  await hands.measureLine(page, 'Soggiorno', 'Tinteggiatura di soffitti, due mani', 'Soffitto');
  await hands.addWorks(page, 'Camera', 'I01', 'L01');
  await hands.measureLine(page, 'Camera', 'Tinteggiatura di pareti, due mani', 'Pareti');
}

/** An alternative, an option, and a line of the other rate. */
export async function setLines(page: Page): Promise<void> {
  const other = await hands.openLine(page, 'Soggiorno', /^Pittura lavabile/);
  await other.getByLabel('In alternativa a').selectOption('Tinteggiatura di pareti, due mani · Soggiorno');
  await end(page, 'Applica');
  const option = await hands.openLine(page, 'Camera', /^Porta interna/);
  await option.getByRole('textbox', { name: 'Quantità' }).fill('3');
  await hands.tick(option, 'Opzionale');
  await end(page, 'Applica');
  await hands.openAdding(page, 'Fronte strada', 'Riga libera');
  const line = dialogOf(page);
  await line.getByRole('textbox', { name: 'Descrizione' }).fill('Piattaforma aerea');
  await line.getByRole('textbox', { name: 'Quantità' }).fill('2');
  await line.getByRole('combobox', { name: 'Unità' }).fill('giorni');
  await line.getByRole('textbox', { name: 'Prezzo' }).fill('120');
  await line.getByLabel('IVA', { exact: true }).selectOption('22 %');
  await end(page, 'Aggiungi riga');
}

/** Discount, wanted total, and a plan of an amount, a percentage and the balance. */
export async function setTerms(page: Page): Promise<void> {
  await press(page, 'Sconto');
  await dialogOf(page).getByRole('textbox', { name: 'Sconto' }).fill('3');
  await end(page, 'Applica');
  await press(page, 'Arrotonda a…');
  await dialogOf(page).getByRole('textbox', { name: 'Importo voluto' }).fill('3200');
  await end(page, 'Arrotonda');
  await press(page, 'Modifica i pagamenti');
  const [first, second] = [1, 2].map((place) => dialogOf(page).getByRole('group', { name: `Rata ${place}` }));
  await first?.getByLabel('Tipo').selectOption('Importo');
  await first?.getByRole('textbox', { name: 'Quota' }).fill('500');
  await press(page, 'Aggiungi rata');
  await second?.getByRole('textbox', { name: 'Nome' }).fill('Facciata finita');
  await second?.getByRole('textbox', { name: 'Quota' }).fill('33,33');
  await second?.getByLabel('Quando').selectOption('A metà lavori');
  await end(page, 'Applica');
}
