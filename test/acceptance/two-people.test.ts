import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { violations } from './look.ts';
import { narrowDefects } from './narrow.ts';
import * as view from './quotation-screen.ts';

withBrowser();

it('two people in one quotation: each sees the other’s saves at once, and their edits merge field by field', async () => {
  const [owner, other] = [await openWindow(), await openWindow({ colorScheme: 'dark' })];
  await view.openQuotation(owner, 'elena.rossetti', 'Appartamento via Nomentana');
  await signIn(other, 'giulia.ferrero@example.com', new URL(owner.url()).pathname);
  await view.shown(other);
  await Promise.all([owner, other].map(listening));
  const [first = '', second = ''] = (await view.shownRows(owner)).map(({ product }) => product);
  const actions = (page: Page, product: string) =>
    page.getByRole('button', { name: `Azioni su ${product}`, exact: true }).click();
  const setDiscount = async (page: Page, product: string, chain: string) => {
    await actions(page, product);
    await page.getByRole('menuitem', { name: 'Sconto' }).click();
    await view.applyDiscount(page, chain);
  };
  const note = (page: Page, text: string) =>
    page.getByRole('button', { name: `Nota di ${first}: ${text}`, exact: true });
  const discounts = async (page: Page) =>
    (await view.shownRows(page)).slice(0, 2).map((row) => row.discount.split(' ')[0]);

  await view.writeRowNote(owner, first, 'Lato nord');
  await setDiscount(owner, second, '10');
  await view.save(owner);
  await other.getByText(/^Elena Rossetti ha modificato questo preventivo alle/).waitFor();
  await note(other, 'Lato nord').waitFor();
  expect(await discounts(other)).toEqual(['—', '10,00']);

  await view.writeRowNote(other, first, 'Lato sud');
  await setDiscount(other, second, '20');
  await view.writeRowNote(owner, first, 'Lato est');
  await setDiscount(owner, second, '30');
  await view.save(owner);
  await other.getByRole('button', { name: 'Confronta', exact: true }).click();
  const side = (what: string, name: RegExp) =>
    other.getByRole('dialog').getByRole('radiogroup', { name: what }).getByRole('radio', { name });
  expect(await side(`${first}: nota`, /^Le tue modifiche: Lato sud$/).isChecked()).toBe(true);
  await side(`${second}: sconti`, /^Versione salvata: 30,00/).check();
  expect(await violations(other)).toEqual([]);
  expect(await narrowDefects(other)).toEqual([]);
  await other.getByRole('dialog').getByRole('button', { name: 'Continua con queste' }).click();
  await view.save(other);
  for (const page of [other, owner]) {
    await note(page, 'Lato sud').waitFor();
    expect(await discounts(page)).toEqual(['—', '30,00']);
  }
});

/** Answers of the open dialog that are not whole within it. */
const cutAnswers = (page: Page) =>
  page.locator('[role="alertdialog"]').evaluate((dialog) => {
    const within = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('.df > .btn')]
      .filter((answer) => {
        const { left, right } = answer.getBoundingClientRect();
        return left < within.left || right > within.right;
      })
      .map(({ textContent }) => textContent);
  });

it('two windows on one product: the answers to a conflict are whole at every width', async () => {
  const address = '/prodotti/velino-patina';
  const [one, other] = [await openWindow(), await openWindow()];
  for (const page of [one, other]) await signIn(page, 'giulia.ferrero@example.com', address);
  const price = (page: Page, at: number) =>
    page.getByRole('textbox', { name: /^Prezzo della confezione / }).nth(at);
  const update = (page: Page) => page.getByRole('button', { name: 'Aggiorna', exact: true }).click();
  await price(other, 1).fill('90,01');
  await price(one, 0).fill('80,01');
  await update(one);
  await one.getByText('Prodotto aggiornato').waitFor();
  await update(other);
  await other.locator('[role="alertdialog"]').waitFor();
  for (const width of [1440, 1024, 768, 640, 390, 320]) {
    await other.setViewportSize({ width, height: 800 });
    expect({ width, cut: await cutAnswers(other) }).toEqual({ width, cut: [] });
  }
  expect(await violations(other)).toEqual([]);
});

it('two windows on one offer: a dialog that was opened before somebody else saved overwrites nothing of it', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  await signIn(one, 'andrea.conti@example.com', '/offerte');
  await one
    .getByRole('link', { name: /^3\/2026/ })
    .first()
    .click();
  await one.getByRole('button', { name: 'Modifica titolo e dati' }).waitFor();
  await signIn(other, 'andrea.conti@example.com', new URL(one.url()).pathname);
  await Promise.all([one, other].map(listening));
  const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByLabel(name);
  const open = (page: Page) => page.getByRole('button', { name: 'Modifica titolo e dati' }).click();
  const apply = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
  const save = (page: Page) => page.keyboard.press('Control+s');
  const retitled = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Villetta a schiera, con il cancello' }).waitFor();
  await open(one);
  await open(other);
  await field(other, /^Titolo/).fill('Villetta a schiera, con il cancello');
  await apply(other);
  await retitled(other);
  await save(other);
  await other
    .getByText(/^Tutto salvato/)
    .first()
    .waitFor({ state: 'attached' });
  await field(one, /^Valida fino al/).fill('2027-01-31');
  await apply(one);
  await one.getByRole('button', { name: 'Guarda che cosa è cambiato' }).first().waitFor();
  await save(one);
  await one.getByRole('alertdialog').getByRole('button', { name: 'Tieni entrambe' }).click();
  for (const page of [one, other]) {
    await retitled(page);
    await page.getByText('31/01/2027').first().waitFor();
  }
});
