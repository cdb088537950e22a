import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerHtml } from '#lambdas/documents/document-html.tsx';
import { pagesAfter } from '#lambdas/runtime/pdf/pages-after.ts';
import { closeBrowser, renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { certificateHtml } from '#lambdas/sent-files/certificate-html.tsx';
import { certificateTexts } from '#lambdas/store/document/certificate-texts.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { certificateModel } from '#shared/document/certificate/certificate-model.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { anAcceptance } from '#test/support/builders/acceptance.ts';
import { aFacadeOffer, offerDocumentOf } from '#test/support/builders/offer-document.ts';

/** Unpacking and starting the browser on a busy machine. */
const patient = 60_000;

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

let offer: Uint8Array;
let certificate: Uint8Array;
beforeAll(async () => {
  const model = offerDocumentOf(aFacadeOffer());
  const given = {
    sent: { model, number: '18/2026', version: 2 },
    acceptance: anAcceptance(),
    chosen: ['Trattamento antimuffa'],
    totals: evaluateOffer(aFacadeOffer()),
    checkAddress: 'https://preventivi.example.com/verifica-documento#v=1',
  };
  offer = await renderPdf(offerHtml(model, offerDocumentTexts.it));
  certificate = await renderPdf(
    certificateHtml(certificateModel(given, certificateTexts.it), certificateTexts.it),
  );
}, patient);
afterAll(closeBrowser);

test('a signed copy is the sent PDF, byte for byte, and one page of certificate after it [ACC-033]', async () => {
  const signed = await pagesAfter(offer, certificate);
  expect(Buffer.from(signed.subarray(0, offer.length)).equals(Buffer.from(offer))).toBe(true);
  const [before, after] = [await pagesOf(offer), await pagesOf(signed)];
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toContain('Certificato di accettazione');
  expect(after.at(-1)).toContain('Pagina 1/1 del certificato');
});

test('the same pages make the same copy: a run after a killed one changes nothing [ACC-033]', async () => {
  const [one, other] = [await pagesAfter(offer, certificate), await pagesAfter(offer, certificate)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});
