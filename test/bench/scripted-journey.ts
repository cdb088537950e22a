import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '#infra/local/server.ts';
import { answer, answerStageTwo, answersOutdoors } from '#test/acceptance/guided-test-steps.ts';
import type { Watch } from './watch-interactions.ts';

/** Checks that the button can be pressed before pressing: the check must not count as interaction. */
async function press(button: Locator) {
  await button.click({ trial: true });
  await button.click({ force: true });
}

const dialog = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

async function typeInDialog(page: Page, field: string, text: string, button: string) {
  await dialog(page).getByLabel(field).press('ControlOrMeta+a');
  await dialog(page).getByLabel(field).pressSequentially(text);
  await press(dialog(page).getByRole('button', { name: button }));
  await closed(page);
}

async function signIn(page: Page, { step }: Watch, url: string) {
  await step('opening the login', () => page.goto(`${url}/login`));
  await step('signing in', async () => {
    await page.getByLabel('E-mail').pressSequentially('andrea.conti@example.com');
    await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
    await press(page.getByRole('button', { name: 'Accedi' }));
    await page.locator('td a.main').first().waitFor();
  });
}

async function findInList(page: Page, { step }: Watch) {
  await step('sorting the list', async () => {
    await press(page.getByRole('columnheader').getByRole('button').first());
    await page.locator('table:not(.dimmed) td a.main').first().waitFor();
  });
  await step('searching the list', async () => {
    await page.getByLabel('Cerca nei preventivi').pressSequentially('Cantiere');
    await page.waitForURL(/Cantiere/);
    await page.locator('table:not(.dimmed) td a.main').first().waitFor();
  });
  await step('opening a quotation', async () => {
    await press(page.getByRole('link', { name: 'Cantiere', exact: true }));
    await page.locator('.quotation .row-grip').first().waitFor();
  });
}

async function edit(page: Page, { step }: Watch, round: number) {
  await step('editing the area', async () => {
    await press(page.getByRole('button', { name: /^Superficie .*, modifica$/ }));
    await typeInDialog(page, 'Superficie', `${12 + round}`, 'Applica');
  });
  await step('giving a discount', async () => {
    await press(page.getByRole('button', { name: 'Sconto globale' }));
    await typeInDialog(page, 'Sconto di codifica', `${7 + round}`, 'Applica');
  });
  await step('choosing a colour', async () => {
    await press(page.getByRole('button', { name: /, colore di |^Colore mancante di / }).first());
    await press(dialog(page).getByRole('radio').nth(5));
    await dialog(page).getByRole('textbox').first().pressSequentially('RAL 50');
    await press(dialog(page).getByRole('radio').first());
    await press(dialog(page).getByRole('button', { name: 'Conferma colore' }));
    await closed(page);
  });
  await step('saving', async () => {
    await press(page.getByRole('button', { name: /^Salva( modifiche)?$/ }));
    await page
      .getByText(/Tutto salvato/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
}

async function openMenus(page: Page, { step }: Watch) {
  await step('the menu of a quotation', async () => {
    await press(page.getByRole('button', { name: 'Altre azioni' }).first());
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
  });
  await step('the menu of the application', async () => {
    await press(page.getByRole('button', { name: 'Apri il menu' }));
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
  });
}

async function answerTest(page: Page, { step }: Watch, url: string) {
  await step('opening the guided test', async () => {
    await page.goto(`${url}/preventivi/nuovo/test?name=Cantiere&location=Bologna&province=BO`);
    await page.locator('.open-question').waitFor();
  });
  const { stage1, stage3 } = answersOutdoors;
  await step('answers of the first stage', () => answer(page, stage1));
  await step('answers of the second stage', () => answerStageTwo(page));
  await step('answers of the third stage', () => answer(page, stage3));
}

/** A painter's day, from the login to a guided test; each round enters other values. */
export async function scriptedJourney(page: Page, watch: Watch, url: string, round: number): Promise<void> {
  await signIn(page, watch, url);
  await findInList(page, watch);
  await edit(page, watch, round);
  await openMenus(page, watch);
  await answerTest(page, watch, url);
}
