import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { versionHtml } from '#lambdas/store/document/version-html.tsx';
import { offerSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFacadeOffer, theOwner, theSettings } from '#test/support/builders/offer-document.ts';

/** Unpacking and starting the browser on a busy machine. */
const patient = 60_000;
afterAll(closeBrowser);

type Kind = NonNullable<Offer['customer']>['kind'];

/** The pages of a version that was sent to a customer of a kind. */
async function pagesFor(kind: Kind, language: Offer['language'] = 'it', notice: string | null = null) {
  const facade = aFacadeOffer({ language });
  const offer = { ...facade, customer: facade.customer && { ...facade.customer, kind } };
  const settings = { ...theSettings, withdrawalNotice: notice === null ? null : { it: notice } };
  const around = { owner: theOwner, settings, now: new Date('2026-12-03T16:20:00Z'), logo: null };
  const texts = offerDocumentTexts[language];
  const snapshot = offerSnapshot(offer, { ...around, version: { number: 1, former: null } }, texts);
  const pdf = await renderPdf(versionHtml({ snapshot, hash: 'a'.repeat(64), address: null, logo: null }));
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}

describe('the PDF of a version', () => {
  it.each([
    ['it', 'Diritto di recesso', 'può recedere entro 14 giorni', 'Il cliente, per accettazione'],
    ['en', 'Right of withdrawal', '14 days', offerDocumentTexts.en.signature.customer],
    ['de', 'Widerrufsrecht', '14 Tage', offerDocumentTexts.de.signature.customer],
  ] as const)(
    'of a consumer has the notice of the right to withdraw before the signatures, in the language %s [ACC-023]',
    async (language, title, part, signature) => {
      const text = (await pagesFor('private', language)).join(' ');
      expect(text).toContain(part);
      const [terms, notice, signs] = [
        text.indexOf(offerDocumentTexts[language].texts.terms),
        text.indexOf(title),
        text.indexOf(signature),
      ];
      expect(terms).toBeGreaterThan(0);
      expect(notice).toBeGreaterThan(terms);
      expect(signs).toBeGreaterThan(notice);
    },
    patient,
  );

  it(
    'has the words of its owner, as text, and none where they leave it out or the customer is a firm [ACC-023]',
    async () => {
      const own = (await pagesFor('condominium', 'it', 'Prima riga.\n<b>Seconda</b> riga.')).join(' ');
      expect(own).toContain('Prima riga. <b>Seconda</b> riga.');
      for (const pages of [await pagesFor('condominium', 'it', ''), await pagesFor('company')])
        expect(pages.join(' ')).not.toContain('Diritto di recesso');
    },
    patient,
  );

  it(
    'prints the longest notice over pages, each with its foot [ACC-023, SND-006]',
    async () => {
      const sentence = 'Si può recedere entro quattordici giorni. ';
      const pages = await pagesFor('private', 'it', sentence.repeat(119).slice(0, 5000));
      expect(pages.join(' ').match(/quattordici giorni/g)?.length).toBe(119);
      for (const [at, page] of pages.entries()) expect(page).toContain(`Pagina ${at + 1}/${pages.length}`);
    },
    patient,
  );
});
