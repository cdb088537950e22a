import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentModel } from '#shared/document/document-model.ts';
import { qrShape } from '#shared/document/qr-shape.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import {
  aColouredRow,
  aDocument,
  anOwner,
  aQuotation,
  aRequiredRow,
  aRequiringRow,
  aRow,
} from '#test/support/builders/document.ts';
import { editedQuotations } from '#test/support/builders/edited-quotations.ts';

const columnsOf = ({ columns }: DocumentModel) => columns.map(({ key }) => key);
const fiveLitres = { id: '5', packaging: 5, price: 42.5, quantity: 7 };
const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const full = ['product', 'consumption', 'incidence', 'surface', 'packages', 'quantity', 'discount', 'cost'];

/** The printed lines of one cell, units included. */
function cell({ rows }: DocumentModel, column: string, row = 0): string[] {
  const found = rows[row]?.cells.find((candidate) => candidate.column === column);
  return found?.cell.lines.map(({ value, unit }) => (unit ? `${value} ${unit}` : value)) ?? [];
}

const badges = (model: DocumentModel, row = 0) => model.rows[row]?.badges.map(({ text }) => text);

test('type 0 shows the full table in the order of the specification [QPR-015, WDA-066]', () => {
  expect(columnsOf(aDocument(aQuotation(), { type: 0 }))).toEqual(full);
});

test('type 1 is the same document as type 0 [QPR-016, WDA-066]', () => {
  const showPrices = true;
  expect(aDocument(aQuotation(), { type: 1, showPrices })).toEqual(
    aDocument(aQuotation(), { type: 0, showPrices }),
  );
});

test('type 2 leaves out every number: columns, totals and the area of the job [QPR-017, WDA-067]', () => {
  const model = aDocument(aQuotation(), { type: 2 });
  expect(columnsOf(model)).toEqual(['product', 'specs']);
  expect(model.rows.flatMap(({ cells }) => cells)).toEqual([]);
  expect([model.totals, model.job.area]).toEqual([null, null]);
  expect(model.rows[2]?.lines).toEqual(['Abbinato a Rasacalce Fibro']);
});

test('type 2 shows specs and hides prices, whatever the address asks for [QPR-018, QPR-019, WDA-067]', () => {
  const model = aDocument(aQuotation(), { type: 2, showSpecs: false, showPrices: true });
  expect(model.rows[0]).toMatchObject({ prices: null, specs: { text: '<p>Diluire 1:5 con acqua.</p>' } });
});

test('type 2 keeps name, range and colour badges and notes', () => {
  const model = aDocument(aQuotation(), { type: 2 });
  expect(badges(model, 3)).toEqual(['Fascia 2 · tinte medie', 'CC\u00a0214, Terre naturali']);
  expect(model.notes.paragraphs).toHaveLength(2);
});

test('list prices stand under each product only when asked for [QPR-003]', () => {
  expect(aDocument(aQuotation(), { showPrices: false }).rows[3]?.prices).toBeNull();
  expect(aDocument(aQuotation(), { showPrices: true }).rows[3]?.prices).toEqual([
    '15\u00a0l: 187,20\u00a0€/conf.',
    '5\u00a0l: 64,00\u00a0€/conf.',
  ]);
});

test('specs stand under each product only when asked for [QPR-004]', () => {
  expect(aDocument(aQuotation(), { showSpecs: false }).rows[0]?.specs).toBeNull();
  expect(aDocument(aQuotation(), { showSpecs: true }).rows[0]?.specs?.text).toContain('Diluire 1:5');
});

test('the discount column exists only when there are discounts [QVW-018]', () => {
  const rows = [aRow(noDiscounts)];
  const model = aDocument(aQuotation({ selectedProducts: rows }));
  expect(columnsOf(model)).toEqual(full.filter((column) => column !== 'discount'));
  expect(model.totals?.lines.map(({ label }) => label)).toEqual(['Incidenza al m² delle voci scelte']);
});

test('without a price list there is no money anywhere [QCA-003]', () => {
  const model = aDocument(aQuotation({ pricelist: null }), { showPrices: true });
  expect(columnsOf(model)).toEqual(['product', 'consumption', 'surface', 'packages', 'quantity']);
  expect([model.totals, model.rows[0]?.prices]).toEqual([null, null]);
  expect(JSON.stringify(model)).not.toContain('€');
});

test('numbers are those of the calculation, written the Italian way in both languages', () => {
  for (const language of ['it', 'en'] as const) {
    const model = aDocument(aQuotation(), { language });
    expect(cell(model, 'consumption')).toEqual(['0,10 l/m²']);
    expect(cell(model, 'cost', 3)).toEqual(['945,15\u00a0€']);
    expect(cell(model, 'discount')).toEqual(['16,21 %']);
    expect(cell(model, 'packages', 3)).toEqual(['5\u00a0×\u00a015 l', '3\u00a0×\u00a05 l']);
  }
});

test('the totals are the ticked incidences, the list price, the discount and what is left [QPR-013]', () => {
  const { totals } = aDocument(aQuotation());
  expect(totals?.lines.map(({ value }) => value)).toEqual([
    '0,71\u00a0€',
    '2.538,75\u00a0€',
    '−399,94\u00a0€',
  ]);
  expect(totals?.total).toEqual({ label: 'Totale', value: '2.138,81\u00a0€' });
});

test('a row that only comes along shows a dash and, below, the area of what requires it', () => {
  const model = aDocument(aQuotation());
  expect(cell(model, 'surface', 2)).toEqual(['—']);
  expect(cell(model, 'consumption', 2)).toEqual(['da abbinamento']);
  expect(model.rows[2]?.lines).toEqual(['Abbinato a Rasacalce Fibro · 1,10\u00a0m²/m² su 45,5\u00a0m²']);
});

test('a combined row with an area of its own shows it', () => {
  const rows = [aRequiringRow(), aRequiredRow({ area: 12.5, consumption: 1 })];
  const model = aDocument(aQuotation({ selectedProducts: rows }));
  expect(cell(model, 'surface', 1)).toEqual(['12,5 m²']);
  expect(model.rows[1]?.lines).toEqual(['Abbinato a Rasacalce Fibro']);
});

test('a missing colour is said in words', () => {
  const rows = [aColouredRow({ color: null, colorlist: null, priceRange: 0 })];
  expect(aDocument(aQuotation({ selectedProducts: rows })).rows[0]?.badges).toEqual([
    { text: 'Fascia 1 · bianco e chiari' },
    { text: 'Colore mancante', missing: true },
  ]);
});

test('pieces and rows without a price show dashes, never 0,00', () => {
  const prices = [{ id: 'r', packaging: 1, quantity: 2, price: null }];
  const row = aRow({ um: 'pz', consumption: null, priceranges: [{ name: 'F', colors: [], prices }] });
  const model = aDocument(aQuotation({ selectedProducts: [{ ...row, discount: 0.1 }] }));
  expect(['consumption', 'incidence', 'discount', 'cost'].map((column) => cell(model, column))).toEqual(
    Array.from({ length: 4 }, () => ['—']),
  );
});

test('the company is named for those who work for one [QPR-009]', () => {
  for (const type of ['rivenditore', 'venditore-esterno', 'agente', 'imbianchino', 'progettista', 'keim']) {
    const { owner } = aDocument(aQuotation({ user: anOwner({ type }) }));
    expect([owner.lead, owner.lines[0]]).toEqual(['Tinteggiature Bellini S.n.c.', 'Marta Bellini']);
  }
});

test('private users, those of the type test and of none have no company line [QPR-011]', () => {
  for (const type of ['privato', 'test', null]) {
    const { owner } = aDocument(aQuotation({ user: anOwner({ type }) }));
    expect(owner.lead).toBe('Marta Bellini');
    expect(owner.lines).not.toContain('Tinteggiature Bellini S.n.c.');
  }
});

test('the logo is there only when its owner wants it shown [QPR-010]', () => {
  const imageUrl = 'https://files.example/logo.png';
  const logoWith = (showLogo: boolean) =>
    aDocument(aQuotation({ user: anOwner({ showLogo, imageUrl }) })).owner.logo;
  expect(logoWith(false)).toBeNull();
  expect(logoWith(true)).toEqual({ address: imageUrl, alt: 'Logo di Tinteggiature Bellini S.n.c.' });
});

test('texts and product names are in the language asked for, Italian where a name has no other [QPR-001]', () => {
  const model = aDocument(aQuotation(), { language: 'en' });
  expect(model.head.title).toBe('Quotation');
  expect(model.rows[0]?.name).toEqual({ text: 'Sanalga Algae Cleaner', language: 'en' });
  expect(model.rows[1]?.name).toEqual({ text: 'Rasacalce Fibro', language: 'it' });
});

test('the date is the day it is made, in Rome, with two digits for day and month', () => {
  expect(aDocument(aQuotation(), { now: new Date('2026-03-04T23:30:00Z') }).head.date).toBe('05/03/2026');
});

test('the note on incidences stands only when some are ticked [QPR-014]', () => {
  const note = /incidenze al m² sommate/;
  const withTicks = aDocument(aQuotation(), { type: 0 }).notes.paragraphs.join(' ');
  const without = aDocument(aQuotation({ selectedIncidences: [] }), { type: 0 }).notes.paragraphs.join(' ');
  expect(withTicks).toMatch(note);
  expect(without).not.toMatch(note);
});

test('where phases are given, each row names its own, before its note', () => {
  const phases = new Map([
    ['sanalga', [{ it: 'Pulizia', en: 'Cleaning' }]],
    ['rasacalce', [{ it: 'Fondo' }, 'Rasatura']],
  ]);
  const note = 'a pennello';
  const selectedProducts = [aRow({ note }), aRequiringRow(), aColouredRow()];
  const { rows } = aDocument(aQuotation({ selectedProducts }), { phases });
  expect(rows.map(({ lines }) => lines)).toEqual([
    ['Fase: Pulizia', 'Nota: a pennello'],
    ['Fasi: Fondo, Rasatura'],
    [],
  ]);
  expect(aDocument(aQuotation(), { phases, language: 'en' }).rows[0]?.lines[0]).toBe('Phase: Cleaning');
});

test('the QR code of the online version stands there when a link is named, with the day it ends', () => {
  const address = 'https://preventivi.example/preventivi/q1/pdf#token=a.b';
  const until = '2026-12-24T09:00:00.000Z';
  const { online } = aDocument(aQuotation(), { onlineVersion: { address, until } });
  expect(online).toMatchObject({
    caption: 'Versione in linea, valida fino al 24/12/2026',
    code: qrShape(address),
  });
  expect(aDocument(aQuotation()).online).toBeNull();
});

test('the word before list prices is there only with them', () => {
  expect(aDocument(aQuotation(), { showPrices: true }).priceLabel).toBe('Listino');
  expect(aDocument(aQuotation(), { showPrices: false }).priceLabel).toBeNull();
  expect(aDocument(aQuotation({ pricelist: null }), { showPrices: true }).priceLabel).toBeNull();
});

test('a row whose packages do not cover its need says so, with what is missing [QCA-025]', () => {
  const short = aRow({
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [{ ...fiveLitres, quantity: 2 }] }],
  });
  const model = aDocument(aQuotation({ selectedProducts: [short, aColouredRow()] }));
  expect(model.rows.map(({ short: text }) => text)).toEqual([
    'Sotto il fabbisogno di 32\u00a0l: mancano 22\u00a0l',
    null,
  ]);
  const pieces = aRow({
    um: 'pz',
    priceranges: [{ name: '', colors: [], prices: [{ ...fiveLitres, quantity: 0 }] }],
  });
  expect(aDocument(aQuotation({ selectedProducts: [pieces] })).rows[0]?.short).toBeNull();
  const english = aDocument(aQuotation({ selectedProducts: [short] }), { language: 'en' });
  expect(english.rows[0]?.short).toBe('Below the need of 32\u00a0l: 22\u00a0l missing');
});

test('a document without quantities has none that could be too little [QPR-017]', () => {
  const short = aRow({
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [{ ...fiveLitres, quantity: 2 }] }],
  });
  expect(aDocument(aQuotation({ selectedProducts: [short] }), { type: 2 }).rows[0]?.short).toBeNull();
});

test('whatever edits come, the rows that are short are those that the document marks', () => {
  fc.assert(
    fc.property(editedQuotations, fc.boolean(), (quotation, forSite) => {
      const marked = aDocument(quotation, { forSite }).rows.filter(({ short }) => short !== null);
      const short = priceQuotation(quotation).rows.filter(
        ({ row, quantity, estimate }) => row.um !== 'pz' && quantity < estimate,
      );
      expect(marked.map(({ sId }) => sId)).toEqual(short.map(({ sId }) => sId));
    }),
  );
});

test('the site reads its own title, no price range, and what is still to be decided without alarm', () => {
  const uncoloured = aColouredRow({ color: null, colorlist: null });
  const quotation = aQuotation({ selectedProducts: [aColouredRow(), uncoloured] });
  const site = aDocument(quotation, { forSite: true });
  expect(site.head.title).toBe('Scheda di cantiere');
  expect(site.rows.map(({ badges: all }) => all)).toEqual([
    [{ text: 'CC\u00a0214, Terre naturali', swatch: expect.any(String) }],
    [{ text: 'Colore da scegliere' }],
  ]);
  expect(badges(aDocument(quotation), 1)).toEqual(['Fascia 2 · tinte medie', 'Colore mancante']);
});

test('a province in brackets never stands alone', () => {
  const lines = (changes: Parameters<typeof anOwner>[0]) =>
    aDocument(
      aQuotation({ user: anOwner({ address: '', postalCode: '', city: '', province: 'MI', ...changes }) }),
    ).owner.lines;
  expect(lines({}).join()).not.toContain('(MI)');
  expect(lines({ city: 'Milano' })).toContain('Milano (MI)');
  expect(lines({ postalCode: '20100' })).toContain('20100 (MI)');
  expect(lines({ address: 'Via Emilia 2' })).toContain('Via Emilia 2 (MI)');
  expect(aDocument(aQuotation({ location: '', province: 'MI' })).job.place).toBe('');
});
