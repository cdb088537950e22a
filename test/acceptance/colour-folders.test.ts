import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const dialog = (page: Page) => page.getByRole('dialog');
const swatch = (page: Page) => dialog(page).getByRole('radio', { name: /^ZZ 1\b/i });

async function look(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

async function addColours(page: Page) {
  await page.getByRole('button', { name: 'Nuovo colore' }).first().click();
  await dialog(page).getByLabel('Codice').fill('ZZ 1');
  await dialog(page).getByLabel('Hex').fill('#7a1fd1');
  await look(page);
  await dialog(page).getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Colore aggiunto: ZZ 1').waitFor();
  await page.getByRole('button', { name: 'Incolla colori' }).click();
  await dialog(page)
    .getByLabel('Righe del foglio')
    .fill('ZZ 2;41,5;10;200;30\nzz 1;12;122;31;209\nZZ 3;;300;0;0');
  await dialog(page).getByText('1 riga scartata').waitFor();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Salva 2 colori' }).click();
  await page.getByText('2 colori salvati').waitFor();
}

it('a new folder with colours is published, and another user sees them at once in a quotation', async () => {
  const [keeper, painter] = [await openWindow(), await openWindow({ colorScheme: 'dark' })];
  await view.openQuotation(painter, 'andrea.conti', 'Villetta a schiera, esterni');
  await listening(painter);
  await painter
    .getByRole('button', { name: /, colore di / })
    .first()
    .click();
  await dialog(painter).getByRole('radiogroup').waitFor();
  await dialog(painter).getByLabel('Codice, nome o hex').fill('ZZ 1');

  await signIn(keeper, 'giulia.ferrero@example.com');
  await keeper.getByRole('button', { name: 'Apri il menu' }).click();
  await keeper.getByRole('link', { name: 'Cartelle colori' }).click();
  await keeper.getByRole('button', { name: 'Nuova cartella' }).click();
  await dialog(keeper).getByLabel('Nome').fill('Prove di zaffiro');
  await keeper.keyboard.press('Enter');
  await keeper.getByRole('link', { name: 'Prove di zaffiro' }).click();
  await addColours(keeper);
  await look(keeper);
  await keeper.getByRole('link', { name: 'Torna alle cartelle' }).click();
  await keeper.getByText('Modifiche non pubblicate').waitFor();
  await look(keeper);
  expect(await swatch(painter).count()).toBe(0);

  await keeper.getByRole('button', { name: 'Pubblica' }).click();
  await dialog(keeper).getByText('Nuova cartella: Prove di zaffiro').waitFor();
  await look(keeper);
  await dialog(keeper).getByRole('button', { name: 'Pubblica ora' }).click();
  await keeper.getByText('Cartelle colori pubblicate').waitFor();
  await keeper.getByText('Modifiche non pubblicate').waitFor({ state: 'detached' });
  await swatch(painter).waitFor();
});
