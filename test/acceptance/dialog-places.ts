import type { Page } from 'playwright-core';
import { appUrl } from './app.ts';

export const painter = 'andrea.conti@example.com';
export const superUser = 'giulia.ferrero@example.com';

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** An entry of a menu, once the menu is open. */
export const entry = (menu: string | RegExp, name: string) => async (page: Page) => {
  await button(menu)(page).click();
  return page.getByRole('menuitem', { name, exact: true });
};

const addressOf = async (page: Page) => new URL(page.url()).pathname;

/** A quotation of the demo, by its name in the list. */
export async function quotation(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).click();
  await page.locator('.quotation tbody').first().waitFor();
  return addressOf(page);
}

/** The address of the first link in a list. */
export const firstOf = (list: string) => async (page: Page) => {
  await page.goto(`${appUrl}${list}`);
  await page.locator(`main a[href^="${list}/"]`).first().click();
  await page.waitForURL(new RegExp(`${list}/.`));
  return addressOf(page);
};

/** The form before a user becomes a super user. */
export async function promotion(page: Page) {
  await button(/^Modifica Andrea/)(page).click();
  await page.getByLabel(/^Super utente/).check();
  return button('Salva')(page);
}

/** One of the stages of the guided test in its editor. */
export const inStage = (stage: RegExp, name: string) => async (page: Page) => {
  await page.getByRole('button', { name: stage }).click();
  return button(name)(page);
};
