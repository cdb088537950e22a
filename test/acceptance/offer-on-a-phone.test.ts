import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { painter } from './dialog-places.ts';
import { textOfOpenedPdf } from './documents.ts';
import { choose, linesOf, saved, section, textsOf } from './offer-hands.ts';
import * as journey from './offer-journey.ts';
import { shownTotal } from './quotation-screen.ts';
import { settled } from './settled.ts';

withBrowser();

/**
 * The example, worked out by hand. Openings up to 4 m² are not deducted (F2).
 * Living room: 2 × 7,80 × 2,70 = 42,12 less a window of 4,32; ceiling 4,20 × 3,60. Bedroom: 2 × 7,25 × 2,70; ceiling
 * 3,95 × 3,30 = 13,035. Facade: 12,40 × 9,15 = 113,46 less a door of 7,20; six windows of 1,80 stay.
 */
const places = ['Soggiorno 52,92 m²', 'Camera 52,19 m²', 'Fronte strada nella superficie 106,26 m²'];
const measured = ['37,80 m²', '15,12 m²', '39,15 m²', '13,04 m²', '106,26 m²'];

/** For 106,26 m² (formula 4): 1 × 84,00 of 20 l, 3 × 129,90 of 14 l, 3 × 49,00 of 50 m². */
const products = ['Piave Fissativo Micronizzato', 'Adda Acril-Silossanica', 'Telo di Protezione'];
const costs = ['84,00 €', '389,70 €', '147,00 €'];
const cost = '620,70 €';

/** With the markup of 25 % (F5): 105,00 + 487,13 + 183,75. */
const materials = '775,88 €';

/** The price of the facade takes the materials (F7): 11,50 + 775,88 / 106,26 = 18,8017…; the alternative adds 52,92. */
const lines = {
  Soggiorno: [
    'Tinteggiatura di pareti, due mani 37,8 m² × 8,50 € · IVA 10 % · da misure · scelta tra le alternative 321,30 €',
    'Pittura lavabile, due mani 37,8 m² × 9,90 € · IVA 10 % · da misure · in alternativa 374,22 € +52,92 €',
    'Tinteggiatura di soffitti, due mani 15,12 m² × 7,45 € · IVA 10 % · da misure 112,64 €',
  ],
  Camera: [
    'Tinteggiatura di pareti, due mani 39,15 m² × 8,50 € · IVA 10 % · da misure 332,78 €',
    'Porta interna, smalto, due mani 3 pz × 95,00 € · IVA 10 % · Opzione 285,00 €',
  ],
  'Fronte strada': [
    'Pittura di facciata, due mani 106,26 m² × 18,80 € · IVA 10 % 1.997,69 €',
    'Piave Fissativo Micronizzato 20 l nel prezzo',
    'Adda Acril-Silossanica 42 l nel prezzo',
    'Telo di Protezione 150 m² nel prezzo',
    'Piattaforma aerea 2 giorni × 120,00 € · IVA 22 % 240,00 €',
  ],
};
const subtotals = { Soggiorno: '433,94 €', Camera: '332,78 €', 'Fronte strada': '2.237,69 €' };

/**
 * T = 3.004,41, D = 90,1323. For 3.200,00 with VAT (F13): ρ = 329,241 / T, n0 = 2.883,96, R = 2.883,96 − 2.914,28. The
 * 120,45 that go are 9,62 of 240,00 and 110,83 of 2.764,41 (F9). With the option the taxable amount is 3.160,41.
 */
const totals = [
  'Somma delle voci 3.004,41 €',
  'Sconto 3 % −90,13 €',
  'Arrotondamento −30,32 €',
  'Imponibile 2.883,96 €',
  'IVA 22 % su 230,38 € 50,68 €',
  'IVA 10 % su 2.653,58 € 265,36 €',
  'Totale 3.200,00 €',
  "Totale con l'opzione 3.504,12 €",
];

/** 500,00, then 33,33 % of 3.200,00, then the rest (F14). */
const plan = [
  'Acconto alla firma 500,00 €',
  '33,33 % Facciata finita 1.066,56 €',
  'Saldo Saldo a fine lavori 1.633,44 €',
];

/** Materials 620,70; labour 108,86 + 39,92 + 112,75 + 357,03; others 5,67 + 2,27 + 5,87 + 37,19 (F12). */
const margin = ['1.593,70 €', '85,81 €', '620,70 €', '618,56 €', '51,00 €', '1.290,26 €'];

/** Amounts of the document, from top to bottom: of options and alternatives also what each would change. */
const printed = [
  ...['433,94', '8,50', '321,30', '7,45', '112,64', '332,78', '8,50', '332,78'],
  ...['2.237,69', '18,80', '1.997,69', '120,00', '240,00', '3.004,41', '−90,13', '−30,32', '2.883,96'],
  ...['230,38', '50,68', '2.653,58', '265,36', '3.200,00', '95,00', '285,00', '304,12'],
  ...['9,90', '374,22', '52,92', '56,47', '500,00', '1.066,56', '1.633,44'],
].map((amount) => `${amount} €`);
/** A spreadsheet has the taxable amounts of the rates inside texts. */
const inSheet = printed.filter((amount) => amount !== '230,38 €' && amount !== '2.653,58 €');

const amountsIn = (text: string) => text.replace(/\s/g, ' ').match(/−?\d[\d.]*,\d\d €/g);
const italian = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
const inItalian = (amount: number) => `${italian.format(amount).replace('-', '−')} €`;
const more = (page: Page) => page.getByRole('button', { name: 'Altre azioni', exact: true });

/** Every amount of the editor, as the painter reads it. */
async function expectOffer(page: Page): Promise<void> {
  for (const [place, expected] of Object.entries(lines)) {
    expect(await linesOf(page, place)).toEqual(expected);
    expect(await textsOf(section(page, place).locator('header .end'))).toEqual([
      subtotals[place as keyof typeof subtotals],
    ]);
  }
  const card = page.getByRole('complementary', { name: 'Totale' });
  expect(await textsOf(section(page, 'Totale').locator('.tots > div'))).toEqual(totals);
  expect(await textsOf(section(page, 'Pagamenti').getByRole('listitem'))).toEqual(plan);
  await card.locator('summary', { hasText: 'Margine, solo per me' }).tap();
  const shown = amountsIn((await textsOf(section(page, 'Margine'))).join(''));
  expect(shown?.slice(0, margin.length)).toEqual(margin);
}

/** The amounts in euro of the downloaded spreadsheet, row by row. */
async function amountsInSheet(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await choose(more(page), 'Scarica Excel');
  const workbook = new ExcelJS.Workbook();
  // exceljs declares its own Buffer type, unlike Node's.
  await workbook.xlsx.load((await readFile(await (await downloading).path())) as unknown as ArrayBuffer);
  const amounts: string[] = [];
  workbook.worksheets[0]?.eachRow((row) =>
    row.eachCell(({ value, numFmt }) => {
      if (typeof value === 'number' && numFmt?.includes('€')) amounts.push(inItalian(value));
    }),
  );
  return amounts;
}

async function amountsOnPrintPage(page: Page): Promise<string[] | null> {
  const opened = page.context().waitForEvent('page');
  await choose(more(page), 'Stampa');
  const print = await opened;
  await print.getByText('Totale IVA compresa').waitFor();
  return amountsIn(await print.locator('body').innerText());
}

it('on a phone a painter measures, offers and prints: each amount is that of the example [MEA-024, OFR-003, OFR-016, OFR-040, OFR-047, OFR-072]', async () => {
  const page = await openWindow({ screen: 'phone' });
  await signIn(page, painter, '/clienti');
  await journey.makeCustomer(page);
  await journey.makeQuotation(page, products);

  await journey.measure(page);
  expect(await textsOf(page.locator('.measured-place header'))).toEqual(places);
  expect(await textsOf(page.locator('.line-summary > .nowrap'))).toEqual(measured);
  await saved(page, 'Salva misure');
  await page.getByRole('link', { name: /^Villino Brambilla/ }).tap();
  await page.getByRole('button', { name: 'Superficie 106,26 m², modifica' }).waitFor();
  expect(await textsOf(page.locator('.quotation tbody .c-cost'))).toEqual(costs);
  expect(await shownTotal(page, true)).toBe(cost);

  await journey.beginOffer(page);
  await page.locator('.offer-figures').getByText(materials, { exact: true }).waitFor();
  await journey.addWorks(page);
  await journey.setLines(page);
  await journey.setTerms(page);
  expect(await page.locator('.phone-total').innerText()).toMatch(/^3\.200,00\s€$/);
  await saved(page, 'Salva');
  await page.reload();
  await section(page, 'Soggiorno').waitFor();
  await settled(page);
  await expectOffer(page);

  const pdf = await textOfOpenedPdf(page, () => choose(more(page), 'Apri il PDF'));
  expect(amountsIn(pdf)).toEqual(printed);
  expect(pdf).toContain('Cliente Ornella Brambilla Lavoro Villino Brambilla Villino di Gandino Via Dante 8');
  expect(await amountsInSheet(page)).toEqual(inSheet);
  expect(await amountsOnPrintPage(page)).toEqual(printed);
});
