import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { violations } from './look.ts';
import { mailSaying } from './mailbox.ts';
import { textOfPdf } from './pdf-text.ts';

withBrowser();

const customer = 'gianluca.pesenti@example.com';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

/** From the list to the sent first version, by mail and with a code to accept. */
async function send(painter: Page) {
  await painter.goto(`${appUrl}/offerte`);
  await painter
    .getByRole('link', { name: /Taverna con muffa|6\/2026/ })
    .first()
    .click();
  const title = painter.getByRole('heading', { level: 1, name: 'Taverna con muffa' });
  await title.waitFor();
  const { pathname } = new URL(painter.url());
  // Other journeys work on the demo offer itself.
  await painter.getByRole('button', { name: 'Altre azioni', exact: true }).first().click();
  await painter.getByRole('menuitem', { name: 'Duplica', exact: true }).click();
  await painter.waitForURL((url) => url.pathname !== pathname);
  await title.waitFor();
  await press(painter, 'Invia');
  const dialog = painter.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Chiedi un codice/ }).check();
  await dialog.getByRole('checkbox', { name: /Accetto le condizioni/ }).check();
  await dialog.getByRole('button', { name: 'Invia la versione 1' }).click();
  await painter.getByText('Inviata').first().waitFor();
}

/** A person on a phone opens the address of a mail. */
async function openOnPhone(address: string) {
  const page = await openWindow({ screen: 'phone' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Taverna con muffa' }).waitFor();
  return page;
}

/** Asks by a tap on the phone; the owner answers on the open screen. */
async function talk(phone: Page, painter: Page) {
  await press(phone, 'Fai una domanda');
  await phone.getByRole('textbox', { name: 'La tua domanda' }).fill('Quando iniziate?');
  await press(phone, 'Manda la domanda');
  await phone.getByText('Domanda inviata').waitFor();
  await painter.getByText('Vista').first().waitFor();
  await painter.getByRole('link', { name: /^Domande/ }).click();
  await painter.getByText('Quando iniziate?').waitFor();
  await painter.getByRole('textbox', { name: 'Risposta' }).fill('Lunedì.');
  await press(painter, 'Rispondi');
  await painter.getByRole('listitem').filter({ hasText: 'Lunedì.' }).waitFor();
  expect((await mailSaying(customer, /Lunedì\./)).text).toContain('/o/');
}

/** The owner changes a price and sends it again; the customer reads it from the same link. */
async function sendAgain(painter: Page, phone: Page) {
  await painter
    .getByRole('link', { name: /^Offerta/ })
    .first()
    .click();
  await painter
    .getByRole('button', { name: /^Modifica il prezzo di/ })
    .first()
    .click();
  await painter.keyboard.type('99');
  await painter.keyboard.press('Enter');
  await press(painter, 'Salva modifiche');
  await press(painter, 'Invia la versione 2');
  const dialog = painter.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Chiedi un codice/ }).check();
  await dialog.getByRole('button', { name: 'Invia la versione 2' }).click();
  await dialog.waitFor({ state: 'detached' });
  await phone.reload();
  await phone.getByText('Questa è la versione 2: sostituisce quella che avevi ricevuto.').waitFor();
}

/** All steps, with the code of the mail and a typed signature. */
async function sign(phone: Page) {
  await press(phone, "Accetta l'offerta");
  await press(phone, 'Avanti');
  for (const box of await phone.getByRole('checkbox').all()) await box.check();
  await press(phone, 'Avanti');
  await phone.getByRole('textbox', { name: 'Nome e cognome' }).fill('Gianluca Pesenti');
  await press(phone, 'Avanti');
  await press(phone, 'Mandami il codice');
  await phone.getByText(/Codice mandato a/).waitFor();
  const code = /\b\d{6}\b/.exec((await mailSaying(customer, /\b\d{6}\b/)).text)?.[0] ?? '';
  await phone.getByRole('textbox', { name: 'Codice di 6 cifre' }).fill(code);
  await press(phone, 'Avanti');
  await press(phone, 'Firmo con la tastiera');
  await press(phone, /^Firma e accetta/);
  await phone.getByRole('heading', { level: 1, name: 'Offerta accettata' }).waitFor();
}

/** The first file of the newest mail to the customer that says so. */
async function mailedFile(words: RegExp): Promise<Buffer> {
  const { id } = await mailSaying(customer, words);
  return Buffer.from(await (await fetch(`${appUrl}/_local/mail/${id}/0`)).arrayBuffer());
}

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** The certificate names the file that was sent; both it and the signed copy are known by their hashes. */
async function check(phone: Page) {
  const file = await mailedFile(/copia firmata/);
  const sentHash = sha256(await mailedFile(/^Offerta \d+\/2026$/m));
  expect((await textOfPdf(new Uint8Array(file))).replaceAll(' ', '')).toContain(sentHash);
  await phone.goto(`${appUrl}/verifica-documento`);
  await phone
    .locator('input[type="file"]')
    .setInputFiles({ name: 'copia.pdf', mimeType: 'application/pdf', buffer: file });
  await phone.getByText('Il documento è autentico').waitFor();
  await phone.getByText('Copia firmata', { exact: true }).waitFor();
  await phone.getByRole('textbox', { name: 'Impronta di 64 cifre' }).fill(sentHash);
  await press(phone, /^Verifica/);
  await phone
    .locator('dd')
    .filter({ hasText: /^Offerta$/ })
    .waitFor();
  expect(await violations(phone)).toEqual([]);
}

it('an offer goes from draft by mail to opening, question, new version, code, signature and signed copy, whose hash is known [ACC-006, ACC-016, ACC-017, ACC-028, ACC-036, FUP-006]', async () => {
  const painter = await openWindow();
  await signIn(painter, 'andrea.conti@example.com');
  await send(painter);
  const list = await painter.context().newPage();
  await list.goto(`${appUrl}/offerte?state=sent,opened,accepted`);
  await list.getByRole('row', { name: /Taverna con muffa Inviata/ }).waitFor();
  const { text } = await mailSaying(customer, /Offerta \d+\/2026/);
  const phone = await openOnPhone(/https?:\S+\/o\/\S+/.exec(text)?.[0] ?? '');
  expect(await violations(phone)).toEqual([]);
  await talk(phone, painter);
  await sendAgain(painter, phone);
  await sign(phone);
  await painter.getByText('Accettata').first().waitFor();
  const total = await phone.locator('.guest-accepted .grand dd').innerText();
  await painter.getByText(`Totale ${total}.`).waitFor();
  // By the live channel: nobody touched the list.
  await list.getByRole('row', { name: /Taverna con muffa Accettata .* Firmata/ }).waitFor();
  expect(await violations(list)).toEqual([]);
  await fetch(`${appUrl}/_local/wake/followSentOffers`, { method: 'POST' });
  await phone.getByRole('button', { name: 'Scarica la copia firmata' }).waitFor();
  await check(phone);
});
