import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { answer } from './guided-test-steps.ts';
import { lift } from './lift.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
const asked = (page: Page) => page.locator('.open-question h2').innerText();
const before = 'Dove si trova la superficie da trattare?';
const after = 'La superficie da trattare è dentro o fuori?';

async function openEditor(page: Page) {
  await signIn(page, superUser);
  await page.goto(`${appUrl}/test`);
  await page.getByRole('list', { name: 'Domande' }).waitFor();
}

async function openTest(page: Page) {
  await page.goto(`${appUrl}/preventivi/nuovo/test?name=Prova&location=Bologna&province=BO`);
  await page.locator('.open-question h2').waitFor();
}

async function publish(page: Page, text: string) {
  await page.getByRole('button', { name: /Tipologia del supporto/ }).click();
  await page.getByRole('list', { name: 'Domande' }).locator('.name').first().click();
  await page.getByRole('textbox', { name: 'Testo in italiano' }).fill(text);
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Test pubblicato').waitFor();
  await page.getByText('Test pubblicato').waitFor({ state: 'detached' });
}

it('what an administrator publishes is asked in new tests at once; a test under way keeps its version [WED-071, WED-076, OPW-23]', async () => {
  const [editor, underWay, later] = [await openWindow(), await openWindow(), await openWindow()];
  await signIn(underWay, 'andrea.conti@example.com');
  await openTest(underWay);
  expect(await asked(underWay)).toBe(before);
  await openEditor(editor);
  await publish(editor, after);
  try {
    await signIn(later, 'andrea.conti@example.com');
    await openTest(later);
    expect(await asked(later)).toBe(after);
    expect(await asked(underWay)).toBe(before);
    await answer(underWay, ['Esterno']);
    await underWay.getByRole('button', { name: `Cambia risposta: ${before}` }).waitFor();
  } finally {
    await publish(editor, before);
  }
});

it('the editor works by keyboard and with assistive technology, on every screen [WED-024, WED-033]', async () => {
  const page = await openWindow();
  await openEditor(page);
  await page.getByRole('button', { name: /^1 Dove si trova/ }).focus();
  await page.keyboard.press('Enter');
  const tiles = page.getByRole('list', { name: 'Risposte' }).getByRole('listitem');
  await expect.poll(() => tiles.allInnerTexts()).toEqual(['Interno', 'Esterno']);
  await lift(page.getByRole('button', { name: 'Sposta Esterno', exact: true }), /Esterno sollevato/);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Esterno: posizione 1 di 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => tiles.allInnerTexts()).toEqual(['Esterno', 'Interno']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Scelta dei prodotti/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anteprima' }).click();
  await page.locator('.open-question').waitFor();
  expect(await violations(page)).toEqual([]);
  const phone = await openWindow({ screen: 'phone', colorScheme: 'dark' });
  await openEditor(phone);
  await phone.getByRole('button', { name: /^1 Dove si trova/ }).click();
  expect(await violations(phone)).toEqual([]);
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
});
