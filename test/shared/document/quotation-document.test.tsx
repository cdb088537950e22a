import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DocumentModel } from '#shared/document/document-model.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import { aDocument, anOwner, aQuotation, aRow, documentTexts } from '#test/support/builders/document.ts';

const markup = (model: DocumentModel) => renderToStaticMarkup(<QuotationDocument model={model} />);

test('the head names the vendor, the document and its date [QPR-007]', () => {
  const page = markup(aDocument(aQuotation(), { now: new Date('2026-11-18T10:00:00Z') }));
  expect(page).toMatch(/<header.*Calce &amp; Colore.*<h1>Preventivo<\/h1>.*18\/11\/2026.*<\/header>/s);
});

test('job and owner have their block, the company in the lead [QPR-008, QPR-009]', () => {
  const page = markup(aDocument(aQuotation()));
  expect(page).toContain(
    '<b>Condominio Via dei Mille 14</b><p>Bologna (BO)</p><p>Superficie 320\u00a0m²</p>',
  );
  expect(page).toContain('<b>Tinteggiature Bellini S.n.c.</b><p>Marta Bellini</p>');
});

test('a logo that is not wanted is not in the page [QPR-010]', () => {
  const user = anOwner({ showLogo: false, imageUrl: 'https://files.example/logo.png' });
  expect(markup(aDocument(aQuotation({ user })))).not.toContain('files.example');
});

test('the products are one table with a head and one body each [QPR-012]', () => {
  const page = markup(aDocument(aQuotation()));
  expect(page.match(/<thead /g)).toHaveLength(1);
  expect(page.match(/<tbody /g)).toHaveLength(5);
  expect(page.match(/<th .*?scope="col"/g)).toHaveLength(8);
});

test('totals and notes follow the table [QPR-013, QPR-014]', () => {
  const page = markup(aDocument(aQuotation()));
  expect(page).toMatch(
    /<\/table><section class="document-totals".*Totale.*2\.138,81\u00a0€.*Note.*Le quantità/s,
  );
});

test('the total stands alone where there is neither discount nor ticked incidence [QPR-013]', () => {
  const discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
  const plain = { ...discounts, selectedProducts: [aRow()], selectedIncidences: [] };
  const [, totals] = markup(aDocument(aQuotation(plain))).split('<section class="document-totals"');
  expect(totals).toMatch(/^[^>]*><dl><div class="grand"><dt>Totale<\/dt><dd>297,50\u00a0€<\/dd>/);
});

test('the notes of quotation and rows stand in every type, with their lines', () => {
  const rows = [aRow({ note: 'Lato nord\nDue mani' })];
  for (const type of [0, 2] as const) {
    const page = markup(
      aDocument(aQuotation({ selectedProducts: rows, note: 'Da maggio\nSaldo' }), { type }),
    );
    expect(page).toContain('<span class="second">Nota: Lato nord\nDue mani</span></td>');
    expect(page).toMatch(/<h2>Note<\/h2><p class="own">Da maggio\nSaldo<\/p><p>(Le|I) /);
  }
  expect(markup(aDocument(aQuotation()))).not.toContain('class="own"');
  expect(documentStyle(documentTexts.it)).toContain(':is(.second, .own) { white-space: pre-line;');
});

test('without numbers nothing of them is left in the page [QPR-017]', () => {
  const page = markup(aDocument(aQuotation(), { type: 2 }));
  expect(page).not.toMatch(/€|m²|\d × |16,21|document-totals/);
  expect(page).toContain('Due mani di 3 mm');
});

test('names are text and never markup', () => {
  const row = aRow({ name: { it: '<img src=x onerror=alert(1)>' }, note: '<b>grassetto</b>' });
  const page = markup(
    aDocument(aQuotation({ selectedProducts: [row], name: '<script>', note: '<u>sotto</u>' })),
  );
  expect(page).not.toMatch(/<img src=x|<script|<b>grassetto|<u>sotto/);
});

test('rich texts pass through the sanitiser that is given', () => {
  const model = aDocument(aQuotation());
  const page = renderToStaticMarkup(<QuotationDocument model={model} sanitise={() => '<p>pulito</p>'} />);
  expect(page.match(/<p>pulito<\/p>/g)).toHaveLength(5);
});

test('the style numbers the pages in the language of the document', () => {
  expect(documentStyle(documentTexts.it)).toContain('content: "Pagina " counter(page) " di " counter(pages)');
  expect(documentStyle(documentTexts.en)).toContain('content: "Page " counter(page) " of " counter(pages)');
});

test('a short row is marked with the sign and in words, in the page of every reader', () => {
  const few = { id: '5', packaging: 5, price: 42.5, quantity: 2 };
  const short = aRow({ priceranges: [{ name: 'Fascia 1', colors: [], prices: [few] }] });
  for (const forSite of [false, true]) {
    const page = markup(aDocument(aQuotation({ selectedProducts: [short] }), { forSite }));
    expect(page).toContain(
      '<b class="second missing"><span aria-hidden="true">&lt;</span> Sotto il fabbisogno di 32\u00a0l: mancano 22\u00a0l</b>',
    );
  }
  expect(markup(aDocument(aQuotation({ selectedProducts: [aRow()] })))).not.toContain('fabbisogno');
});
