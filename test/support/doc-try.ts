import { writeFileSync } from 'node:fs';
import { documentHtml } from '#lambdas/documents/document-html.tsx';
import { closeBrowser, renderPdf } from '#lambdas/documents/render-pdf.ts';
import { documentTexts } from '#lambdas/documents/texts.ts';
import { aDocument, aLongQuotation, aQuotation, aRow, anOwner } from './builders/document.ts';

const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const big = aQuotation({ name: 'Condominio con un nome davvero lunghissimo che deve andare a capo più volte senza rompere nulla', area: 1234567.5, selectedProducts: [
 ...aQuotation().selectedProducts,
 aRow({ sId: 'z', name: { it: 'Supercalifragilistichespiralidoso Rivestimento Silossanico Antialghe Extra Fine 1,2 mm' }, area: 1234567.5, note: 'Chiedere al cliente se serve anche il retro', priceranges: [{ name: 'F', colors: [], prices: [{ id: 'a', packaging: 25, quantity: 49382, price: 1234.5678 }] }], specs: { it: '<p>Primo paragrafo con <strong>grassetto</strong> e <em>corsivo</em>.</p><ul><li>Uno</li><li>Due</li></ul>' }, discount: 0.1 }),
 aRow({ sId: 'pz', name: { it: 'Rullo facciata 25' }, um: 'pz', consumption: null, specs: null, priceranges: [{ name: 'F', colors: [], prices: [{ id: 'a', packaging: 1, quantity: 2, price: null }] }] }),
] });
const cases = {
  one: [aQuotation(), {}],
  en: [aQuotation({ user: anOwner({ showLogo: true, imageUrl: logo }) }), { language: 'en', showPrices: true }],
  two: [aQuotation(), { type: 2 }],
  big: [big, { showPrices: true }],
  long: [aLongQuotation(50), { showSpecs: false }],
  none: [aQuotation({ pricelist: null }), {}],
} as const;
for (const [name, [quotation, options]] of Object.entries(cases)) {
  if (process.argv[2] && !process.argv[2].split(',').includes(name)) continue;
  const language = 'language' in options ? options.language : 'it';
  const html = documentHtml(aDocument(quotation, { ...options, now: new Date('2026-11-18T10:00:00Z') }), documentTexts[language]);
  writeFileSync(`/tmp/doc/${name}.html`, html);
  const t = performance.now();
  writeFileSync(`/tmp/doc/${name}.pdf`, await renderPdf(html));
  console.log(name, html.length, Math.round(performance.now() - t));
}
await closeBrowser();
