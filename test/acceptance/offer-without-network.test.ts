import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { readWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { aSentOffer } from '#test/support/sent-offers.ts';
import { timelineOf } from '#test/support/timeline.ts';
import { appUrl, openWindow, withBrowser } from './app.ts';
import { violations } from './look.ts';
import { mailSaying } from './mailbox.ts';

withBrowser();

const recipient = 'maria.senza.rete@example.com';
const losses = ['request', 'answer'] as const;

/** The next one of these requests never arrives, or its answer does not. */
async function lose(page: Page, what: string, lost: (typeof losses)[number]) {
  let isLost = false;
  await page.route('**/functions/offerPage', async (route) => {
    if (isLost || route.request().postDataJSON()?.do !== what) return route.fallback();
    isLost = true;
    if (lost === 'answer') await route.fetch();
    await route.abort('connectionfailed');
  });
}

/** Presses three times: twice the connection is lost. Typed texts and choices stay. */
async function pressThrough(page: Page, name: string | RegExp, what: string) {
  for (const lost of losses) {
    await lose(page, what, lost);
    await press(page, name);
    await page.getByRole('alert').last().waitFor();
    expect(await violations(page)).toEqual([]);
  }
  await press(page, name);
}

/** Presses once: a deed goes again by itself. */
async function pressOnce(page: Page, name: string | RegExp, what: string) {
  for (const lost of losses) await lose(page, what, lost);
  await press(page, name);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

async function ask(page: Page) {
  await press(page, 'Fai una domanda');
  await page.getByRole('textbox', { name: 'La tua domanda' }).fill('Quando iniziate?');
  await pressOnce(page, 'Manda la domanda', 'ask');
  await page.getByText('Domanda inviata').waitFor();
}

async function code(page: Page) {
  await pressThrough(page, 'Mandami il codice', 'code');
  await page.getByText(/Codice mandato a/).waitFor();
  const digits = /\b\d{6}\b/.exec((await mailSaying(recipient, /\b\d{6}\b/)).text)?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Codice di 6 cifre' }).fill(digits);
  await press(page, 'Avanti');
}

async function accept(page: Page) {
  await press(page, "Accetta l'offerta");
  await press(page, 'Avanti');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Avanti');
  await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Maria Verdi');
  await press(page, 'Avanti');
  await code(page);
  await press(page, 'Firmo con la tastiera');
  // An acceptance shows although the offer cannot be read after it.
  await lose(page, 'read', 'request');
  await pressOnce(page, /^Firma e accetta/, 'accept');
  await page.getByRole('heading', { level: 1, name: 'Offerta accettata' }).waitFor();
}

async function withdraw(page: Page) {
  await press(page, 'Recedi dal contratto qui');
  await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Maria Verdi');
  await page.getByRole('textbox', { name: 'E-mail per la ricevuta' }).fill(recipient);
  await pressOnce(page, 'Conferma il recesso', 'withdraw');
  await page.getByText(/^Recesso confermato/).waitFor();
}

it('a customer who loses the connection at each step asks, signs and withdraws once, and types nothing twice [ACC-043]', async () => {
  const sent = await aSentOffer({ at: new Date(), asksCode: true, recipient, print: renderPdf });
  const page = await openWindow({ screen: 'phone' });
  await lose(page, 'read', 'request');
  await await page.goto(`${appUrl}/o/${sent.offer}#t=${sent.token}`);
  await press(page, 'Riprova');
  await page.getByRole('heading', { level: 1, name: 'Rifacimento delle facciate' }).waitFor();
  await ask(page);
  await accept(page);
  await fetch(`${appUrl}/_local/wake/followSentOffers`, { method: 'POST' });
  await page.getByRole('button', { name: 'Scarica la copia firmata' }).waitFor();
  const copy = page.context().waitForEvent('response', (file) => file.url().includes('.pdf'));
  await pressThrough(page, 'Scarica la copia firmata', 'file');
  expect((await copy).ok()).toBe(true);
  await withdraw(page);
  expect((await listMessages(sent.offer)).map(({ text }) => text)).toEqual(['Quando iniziate?']);
  expect(await readAcceptance(sent.offer)).toMatchObject({ name: 'Maria Verdi', code: expect.anything() });
  expect(await readWithdrawal(sent.offer)).toMatchObject({ name: 'Maria Verdi', email: recipient });
  const once = ['question', 'accepted', 'cancelled'];
  const events = (await timelineOf(sent.offer)).map(({ event }) => event);
  expect(events.filter((event) => once.includes(event)).toSorted()).toEqual(once.toSorted());
});
