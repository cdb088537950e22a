import type { Locator, Page } from 'playwright-core';
import { appUrl } from './app.ts';

/** A dialog in which one types: who opens it, where, by which press, and what is typed at once. */
export type TypedDialog = {
  dialog: string;
  user: string;
  at: string | ((page: Page) => Promise<string>);
  opener: (page: Page) => Locator | Promise<Locator>;
  keys: string;
  /** Where the field holds something else for them. */
  typed?: string;
};

const painter = 'andrea.conti@example.com';
const superUser = 'giulia.ferrero@example.com';

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** An entry of a menu, once the menu is open. */
const entry = (menu: string | RegExp, name: string) => async (page: Page) => {
  await button(menu)(page).click();
  return page.getByRole('menuitem', { name, exact: true });
};

const addressOf = async (page: Page) => new URL(page.url()).pathname;

/** A quotation of the demo, by its name in the list. */
async function quotation(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).click();
  await page.locator('.quotation tbody').first().waitFor();
  return addressOf(page);
}

/** The first folder of colours. */
async function folder(page: Page): Promise<string> {
  await page.goto(`${appUrl}/cartelle`);
  await page.locator('tbody a').first().click();
  await page.waitForURL(/cartelle\/./);
  return addressOf(page);
}

const inQuotation = { user: painter, at: quotation };

export const typedDialogs: readonly TypedDialog[] = [
  { dialog: 'area', ...inQuotation, opener: button(/^Superficie .*, modifica$/), keys: '350' },
  { dialog: 'area of a row', ...inQuotation, opener: button(/^Superficie di .*: /), keys: '4211' },
  { dialog: 'discount', ...inQuotation, opener: button('Sconto globale'), keys: '12,5' },
  { dialog: 'packages', ...inQuotation, opener: button(/^Confezioni di /), keys: '1234', typed: '21234' },
  {
    dialog: 'colour',
    ...inQuotation,
    opener: button(/, colore di |^Colore mancante di /),
    keys: 'terra di siena',
  },
  { dialog: 'duplicate', ...inQuotation, opener: entry('Altre azioni', 'Duplica'), keys: 'Casa Rossi bis' },
  {
    dialog: 'new price list',
    user: superUser,
    at: '/listini',
    opener: button('Nuovo listino'),
    keys: 'Listino nuovo',
  },
  {
    dialog: 'new folder',
    user: superUser,
    at: '/cartelle',
    opener: button('Nuova cartella'),
    keys: 'Terre rosse',
  },
  { dialog: 'new colour', user: superUser, at: folder, opener: button('Nuovo colore'), keys: 'TN 4711' },
  { dialog: 'new tag', user: superUser, at: '/tag', opener: button('Nuovo tag'), keys: 'facciata nuova' },
  { dialog: 'new phase', user: superUser, at: '/fasi', opener: button('Nuova fase'), keys: 'Fase nuova' },
  {
    dialog: 'new notification',
    user: superUser,
    at: '/notifiche',
    opener: button('Nuova notifica'),
    keys: 'Ferie di agosto',
  },
];
