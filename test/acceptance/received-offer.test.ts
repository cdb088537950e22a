import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { hasLeastInk } from '#shared/offers/accepting/least-ink.ts';
import { strokesOf } from '#shared/offers/accepting/strokes-of.ts';
import { aSentOffer, nextVersion, type SentOffer } from '#test/support/sent-offers.ts';
import { appUrl, openWindow, type ScreenName, withBrowser } from './app.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects, narrowest } from './narrow.ts';
import { settled } from './settled.ts';

withBrowser();

const addressOf = ({ offer, token }: SentOffer) => `${appUrl}/o/${offer}#t=${token}`;

async function look(page: Page) {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

async function lookNarrow(page: Page) {
  await look(page);
  expect(await narrowDefects(page)).toEqual([]);
}

/** As for eyes that need it (WCAG 1.4.4). */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function draw(page: Page, pad: Locator) {
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad.');
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.3);
  await page.mouse.down();
  for (let at = 1; at <= 30; at += 1)
    await page.mouse.move(box.x + box.width * (0.1 + at / 50), box.y + box.height * (at % 2 ? 0.6 : 0.3));
  await page.mouse.up();
}

/** The copy is made after the acceptance; the page shows it without a reload. */
async function copyIsMade(page: Page) {
  await page.getByText('Preparo la copia firmata…').waitFor();
  await fetch(`${appUrl}/_local/wake/followSentOffers`, { method: 'POST' });
  await page.getByRole('button', { name: 'Scarica la copia firmata' }).waitFor();
}

const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** Whether the canvas has ink. */
const isInked = (pad: Locator) =>
  pad.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const drawn =
      (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return drawn.some((value, at) => at % 4 === 3 && value > 0);
  });

async function openOffer(sent: SentOffer, wishes: Parameters<typeof openWindow>[0]) {
  const page = await openWindow(wishes);
  await page.goto(addressOf(sent));
  await page.getByRole('heading', { level: 1, name: 'Rifacimento delle facciate' }).waitFor();
  return page;
}

describe.each([
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'desktop', colorScheme: 'dark' },
] as const)(
  'on a $screen, $colorScheme',
  ({ screen, colorScheme }: { screen: ScreenName; colorScheme: 'light' | 'dark' }) => {
    it('a customer asks, chooses and signs with a pen, and has the signed copy [ACC-001, ACC-021, ACC-025, ACC-036, ACC-051]', async () => {
      const sent = await aSentOffer({ at: new Date(), print: renderPdf });
      const page = await openOffer(sent, { screen, colorScheme });
      await look(page);
      await press(page, 'Fai una domanda');
      await page.getByRole('textbox', { name: 'La tua domanda' }).fill('Quando iniziate?');
      await look(page);
      await press(page, 'Manda la domanda');
      await page.getByText('Domanda inviata').waitFor();
      await page.getByRole('checkbox').first().check();
      await press(page, "Accetta l'offerta");
      await step(page, 'Riepilogo');
      await look(page);
      await press(page, 'Avanti');
      await step(page, 'Condizioni');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await look(page);
      await press(page, 'Avanti');
      await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Maria Verdi');
      await look(page);
      await press(page, 'Avanti');
      const pad = page.getByRole('img', { name: 'Riquadro per la firma' });
      await draw(page, pad);
      const size = page.viewportSize();
      // The phone is turned.
      await page.setViewportSize({ width: size?.height ?? 0, height: size?.width ?? 0 });
      await expect.poll(() => isInked(pad)).toBe(true);
      if (size) await page.setViewportSize(size);
      await look(page);
      await press(page, /^Firma e accetta/);
      await step(page, 'Offerta accettata');
      await copyIsMade(page);
      await look(page);
      const { signature } = (await readAcceptance(sent.offer)) ?? {};
      expect(signature?.kind === 'drawn' && hasLeastInk(strokesOf(signature.strokes))).toBe(true);
    });
  },
);

describe('the page of an offer', () => {
  it.each([
    { colorScheme: 'light', background: 'rgb(246, 244, 241)' },
    { colorScheme: 'dark', background: 'rgb(22, 20, 18)' },
  ] as const)('shows the shapes of an offer before its scripts, in $colorScheme [ACC-001]', async (theme) => {
    const page = await openWindow({ colorScheme: theme.colorScheme, javaScriptEnabled: false });
    await page.goto(`${appUrl}/o/0123456789abcdef`);
    await page.locator('.guest-page svg rect').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe(theme.background);
  });

  it('names the scripts and styles that it shows an offer with, so that none waits for another [ACC-001]', async () => {
    const sent = await aSentOffer();
    const page = await openWindow();
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    const answer = await page.goto(addressOf(sent), { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    await page.getByRole('heading', { level: 1, name: 'Rifacimento delle facciate' }).waitFor();
    const asked = fetched.slice(0, fetched.indexOf('/functions/offerPage'));
    const files = asked.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !html.includes(path))).toEqual([]);
  });

  it('is used by keys alone, at 320 pixels, and nothing of it is cut off [ACC-026, ACC-051, ACC-054]', async () => {
    const sent = await aSentOffer({ at: new Date(), print: renderPdf });
    const page = await openOffer(sent, {});
    await page.setViewportSize(narrowest);
    await lookNarrow(page);
    await press(page, "Rifiuta l'offerta");
    await page.getByRole('dialog').waitFor();
    await lookNarrow(page);
    await page.keyboard.press('Escape');
    await press(page, 'Fai una domanda');
    await page.getByRole('dialog').waitFor();
    await lookNarrow(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: "Accetta l'offerta" }).focus();
    await page.keyboard.press('Enter');
    await step(page, 'Riepilogo');
    await lookNarrow(page);
    const onward = async () => {
      await page.getByRole('button', { name: 'Avanti' }).focus();
      await page.keyboard.press('Enter');
    };
    await onward();
    await step(page, 'Condizioni');
    await lookNarrow(page);
    for (const box of await page.getByRole('checkbox').all()) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    await onward();
    await step(page, 'Nome');
    await lookNarrow(page);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Maria Verdi');
    await onward();
    await step(page, 'Firma');
    await page.getByRole('button', { name: 'Firmo con la tastiera' }).focus();
    await page.keyboard.press('Enter');
    await lookNarrow(page);
    await page.getByRole('button', { name: /^Firma e accetta/ }).focus();
    await page.keyboard.press('Enter');
    await step(page, 'Offerta accettata');
    await copyIsMade(page);
    await lookNarrow(page);
    expect((await readAcceptance(sent.offer))?.signature).toEqual({ kind: 'typed' });
    await press(page, 'Recedi dal contratto qui');
    await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Maria Verdi');
    await page.getByRole('textbox', { name: 'E-mail per la ricevuta' }).fill('maria.verdi@example.com');
    await lookNarrow(page);
    await press(page, 'Conferma il recesso');
    await page.getByText(/^Recesso confermato/).waitFor();
    // The outcome is in view.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await lookNarrow(page);
    await press(page, 'Manda la ricevuta a un altro indirizzo');
    await page.getByRole('textbox', { name: 'E-mail per la ricevuta' }).waitFor();
    await page.keyboard.type('m.verdi@example.com');
    await lookNarrow(page);
    await press(page, 'Manda la ricevuta');
    await page.getByText('La ricevuta è partita per m.verdi@example.com.').waitFor();
    await lookNarrow(page);
  });

  it('is left by no step back of the browser, asks before a typed question is lost, and survives a reload [ACC-021]', async () => {
    const sent = await aSentOffer({ at: new Date() });
    // Opened from a mail: nothing lies before it in this tab.
    const page = await openOffer(sent, { screen: 'phone' });
    await press(page, 'Fai una domanda');
    await page.getByRole('textbox', { name: 'La tua domanda' }).fill('Quando iniziate?');
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Chiudi e perdi le modifiche' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, "Accetta l'offerta");
    await step(page, 'Riepilogo');
    await page.evaluate(() => history.back());
    await step(page, 'Rifacimento delle facciate');
    await press(page, "Accetta l'offerta");
    await press(page, 'Avanti');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Avanti');
    await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Maria Verdi');
    await page.reload();
    await step(page, 'Nome');
    expect(await page.getByRole('textbox', { name: 'Nome e cognome' }).inputValue()).toBe('Maria Verdi');
    await page.evaluate(() => history.back());
    await step(page, 'Condizioni');
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
    await page.evaluate(() => history.back());
    await step(page, 'Riepilogo');
    await page.evaluate(() => history.back());
    await step(page, 'Rifacimento delle facciate');
    expect(page.url()).toBe(addressOf(sent));
  });

  it('keeps its answer readable and within reach with text at 200 % on the narrowest phone [ACC-051]', async () => {
    const sent = await aSentOffer({ at: new Date(), print: renderPdf });
    const page = await openOffer(sent, {});
    await page.setViewportSize(narrowest);
    await enlarge(page);
    await lookNarrow(page);
    await press(page, 'Fai una domanda');
    await page.getByRole('textbox', { name: 'La tua domanda' }).waitFor();
    await lookNarrow(page);
    await press(page, 'Annulla');
    await press(page, "Accetta l'offerta");
    await lookNarrow(page);
    await press(page, 'Avanti');
    await lookNarrow(page);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Avanti');
    await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Mariagrazia Colleoni Pesenti Rota');
    await lookNarrow(page);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Riquadro per la firma' }).waitFor();
    await lookNarrow(page);
    await press(page, 'Firmo con la tastiera');
    await lookNarrow(page);
    const signature = page.locator('.guest-pad .typed');
    expect(await signature.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    await press(page, /^Firma e accetta/);
    await step(page, 'Offerta accettata');
    await copyIsMade(page);
    await lookNarrow(page);
  });

  it('is signed on a phone that lies: field and its buttons are in view, nothing is cut [ACC-025, ACC-051]', async () => {
    const sent = await aSentOffer({ at: new Date(), print: renderPdf });
    const page = await openOffer(sent, { screen: 'phone' });
    await page.setViewportSize({ width: narrowest.height, height: narrowest.width });
    await press(page, "Accetta l'offerta");
    await press(page, 'Avanti');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Avanti');
    await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Mariagrazia Colleoni Pesenti Rota');
    await page.keyboard.press('Enter');
    const pad = page.getByRole('img', { name: 'Riquadro per la firma' });
    const clear = page.getByRole('button', { name: 'Cancella' });
    const typed = page.getByRole('button', { name: 'Firmo con la tastiera' });
    for (const part of [pad, clear, typed]) expect(await isInView(part)).toBe(true);
    await lookNarrow(page);
    await draw(page, pad);
    await lookNarrow(page);
    await press(page, /^Firma e accetta/);
    await step(page, 'Offerta accettata');
    await copyIsMade(page);
    await lookNarrow(page);
  });

  it('says where one reads that there is a new version, and moves nothing [ACC-011]', async () => {
    const sent = await aSentOffer({ at: new Date() });
    const page = await openOffer(sent, {});
    await page.setViewportSize(narrowest);
    const terms = page.getByRole('heading', { name: 'Condizioni' }).first();
    await terms.scrollIntoViewIfNeeded();
    const before = await terms.boundingBox();
    await nextVersion(sent, { at: new Date() });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText("C'è una nuova versione di questa offerta.").waitFor();
    expect(await terms.boundingBox()).toEqual(before);
    expect(await isInView(page.getByRole('button', { name: 'Aggiorna' }))).toBe(true);
    await lookNarrow(page);
    await press(page, 'Aggiorna');
    await page.getByText(/versione 2 ·/).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('that a scanner opens, with all its scripts, leaves the offer as it was sent [ACC-005, ACC-006]', async () => {
    const sent = await aSentOffer({ at: new Date() });
    const page = await openOffer(sent, {});
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await settled(page);
    expect((await readSentHead(sent.offer))?.state).toBe('sent');
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await readSentHead(sent.offer))?.state).toBe('opened');
  });

  it('has a head that tells nothing of the offer, and no address holds its token [SND-029, SND-030]', async () => {
    const sent = await aSentOffer({ at: new Date() });
    const page = await openWindow({});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(addressOf(sent));
    await page.getByRole('heading', { level: 1, name: 'Rifacimento delle facciate' }).waitFor();
    expect(asked.filter((address) => address.replace(/#.*/, '').includes(sent.token))).toEqual([]);
    const html = await (await fetch(`${appUrl}/o/${sent.offer}`)).text();
    expect(html).toBe(await (await fetch(`${appUrl}/o/another`)).text());
    expect(html).toContain(`<meta property="og:title" content="Un'offerta per te" />`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('is checked by its PDF, which stays in the browser [ACC-044, ACC-045]', async () => {
    const sent = await aSentOffer({ at: new Date() });
    const page = await openWindow({ screen: 'phone' });
    await page.goto(`${appUrl}/verifica-documento`);
    await page.locator('input[type="file"]').setInputFiles({
      ...{ name: 'Offerta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sent.pdf) },
    });
    await page.getByText('Il documento è autentico').waitFor();
    await look(page);
  });

  it.each(['/verifica-documento', '/privacy/offerte', '/o/offer/promemoria', '/o/offer'])(
    'and %s fit the narrowest phone in German too [ACC-004, ACC-051]',
    async (path) => {
      const page = await openWindow({});
      await page.setViewportSize(narrowest);
      await page.goto(`${appUrl}${path}?lang=de#t=none`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('combobox').selectOption('de');
      await look(page);
      await lookNarrow(page);
      await enlarge(page);
      await look(page);
      await lookNarrow(page);
    },
  );
});
