import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import * as view from './quotation-screen.ts';

withBrowser();

const painter = 'andrea.conti@example.com';

/** Opens one of the painter's quotations from the list. */
async function openQuotation(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: /^Superficie .*, modifica$/ }).waitFor();
}

describe('edits that are not saved', () => {
  it('ask before the user leaves them, and stay if the user stays [QVW-038, QVW-039, QVW-059, QER-016]', async () => {
    const page = await openWindow();
    await signIn(page, painter);
    await openQuotation(page, 'Taverna con muffa');
    await view.setQuotationArea(page, '77');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Hai delle modifiche non pubblicate').waitFor();
    await question.getByRole('button', { name: 'Resta' }).click();
    await page.getByRole('button', { name: 'Superficie 77 m², modifica' }).waitFor();
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.waitForURL(`${appUrl}/preventivi`);
    await openQuotation(page, 'Taverna con muffa');
    expect(await page.getByRole('button', { name: 'Superficie 77 m², modifica' }).count()).toBe(0);
  });

  it("ask before the browser's back loses them, and back closes an open dialog first", async () => {
    const page = await openWindow({ screen: 'phone' });
    const back = () => page.evaluate(() => history.back());
    await signIn(page, painter);
    await openQuotation(page, 'Taverna con muffa');
    await view.setQuotationArea(page, '79');
    await back();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resta' }).click();
    await page.getByRole('button', { name: 'Superficie 79 m², modifica' }).click();
    await page.getByRole('dialog').getByLabel('Superficie').fill('80');
    await back();
    await page.getByRole('alertdialog', { name: 'Chiudere e perdere le modifiche?' }).waitFor();
    await back();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').getByLabel('Superficie').inputValue()).toBe('80');
    await back();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi e perdi le modifiche' }).click();
    await view.closed(page);
    await back();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.waitForURL(`${appUrl}/preventivi`);
  });

  it('ask before a duplicate opens, and stay if the user stays', async () => {
    const page = await openWindow();
    await signIn(page, painter);
    await openQuotation(page, 'Taverna con muffa');
    const address = page.url();
    await view.setQuotationArea(page, '88');
    await page.getByRole('button', { name: 'Altre azioni', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplica il preventivo' });
    await dialog.getByText(/le modifiche in sospeso restano qui/).waitFor();
    await dialog.getByLabel('Nome').fill('Taverna bis');
    await dialog.getByRole('button', { name: 'Duplica' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resta' }).click();
    await page.getByRole('button', { name: 'Superficie 88 m², modifica' }).waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('link', { name: 'Taverna bis' }).waitFor();
  });

  it('survive a lost connection and are saved afterwards', async () => {
    const page = await openWindow();
    await signIn(page, painter);
    await openQuotation(page, 'Villetta a schiera, esterni');
    await view.setQuotationArea(page, '222');
    await page.context().setOffline(true);
    await page.getByText(/Sei senza connessione/).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/Sei senza connessione/).waitFor({ state: 'detached' });
    await view.save(page);
    await page.reload();
    await page.getByRole('button', { name: 'Superficie 222 m², modifica' }).waitFor();
  });

  it('of two windows meet as a conflict, and neither is lost', async () => {
    const [mine, theirs] = [await openWindow(), await openWindow()];
    for (const page of [mine, theirs]) {
      await signIn(page, painter);
      await openQuotation(page, 'Camere e soggiorno fam. Locatelli');
    }
    await listening(mine);
    await view.setQuotationArea(mine, '61');
    await view.setQuotationArea(theirs, '62');
    await view.save(theirs);
    await mine
      .getByText(/modificato questo preventivo alle/)
      .first()
      .waitFor();
    await mine.getByRole('button', { name: 'Superficie 61 m², modifica' }).waitFor();
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Superficie 62 m², modifica' }).waitFor();
  });
});

it('a quotation without products cannot be created [QNW-023]', async () => {
  const page = await openWindow();
  await signIn(page, painter, '/preventivi/nuovo/manual?name=Prova&location=Bologna&province=BO');
  const create = page.getByRole('button', { name: 'Crea preventivo' });
  await create.waitFor();
  expect(await create.isDisabled()).toBe(true);
});
