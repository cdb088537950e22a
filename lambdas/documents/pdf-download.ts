import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { delivered } from '#lambdas/store/document/document-reply.ts';
import { printedLogo } from '#lambdas/store/document/printed-logo.ts';
import { isOn } from '#shared/document/document-options.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { fileName, quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import {
  colourCardHtml,
  colourCardTitle,
  documentHtml,
  measureSheetHtml,
  offerHtml,
} from './document-html.tsx';
import { documentInput } from './document-input.ts';
import { measureSheetsOfOffer } from './measure-sheets-of-offer.ts';
import { readColourCard } from './read-colour-card.ts';
import { readDocument } from './read-document.ts';
import { readMeasureSheet } from './read-measure-sheet.ts';
import { readOfferDocument } from './read-offer-document.ts';

type Asked = [asked: Parameters<typeof readDocument>[0], around: Parameters<typeof readDocument>[1]];

async function quotationPage(...[asked, around]: Asked) {
  const { quotation, model, kind, texts } = await readDocument(asked, around, printedLogo);
  return { fileName: quotationFileName(quotation, 'pdf', kind), html: documentHtml(model, texts) };
}

async function measuresPage(...[asked, around]: Asked) {
  const { quotation, model, texts } = await readMeasureSheet(asked, around, printedLogo);
  return { fileName: quotationFileName(quotation, 'pdf', texts.kind), html: measureSheetHtml(model, texts) };
}

async function offerPage(...[asked, { caller, now }]: Asked) {
  const { offer, model, notice, texts } = await readOfferDocument(
    asked,
    { caller, now },
    { logoOf: printedLogo },
  );
  const around = { user: signedInUser(caller), now, ownerLogo: model.owner.logo?.address ?? null };
  const measures = isOn(asked.measures) ? await measureSheetsOfOffer(offer, around) : [];
  return {
    fileName: offerFileName(offer, 'pdf', { title: texts.title }),
    html: offerHtml(model, texts, { notice, measures }),
  };
}

async function colourCardPage(...asked: Asked) {
  const card = await readColourCard(...asked);
  return { fileName: fileName(colourCardTitle(card), 'pdf'), html: colourCardHtml(card) };
}

const pages = new Map([
  ['colours', colourCardPage],
  ['measures', measuresPage],
  ['offer', offerPage],
]);

/**
 * Makes the operation that answers the PDF of a quotation (QPR-024 to QPR-026), of its measures (MEA-041), of an offer
 * (OFR-088) or of a colour card (CUS-036). `print` makes the PDF of a page.
 */
export const pdfDownload = (print: (html: string) => Promise<Uint8Array>) =>
  operation({
    allow: 'document.print',
    limit: 'document',
    input: documentInput,
    async run(asked, context) {
      const { fileName, html } = await (pages.get(asked.of ?? '') ?? quotationPage)(asked, context);
      const body = await print(html);
      return delivered({ body, type: 'application/pdf', fileName, extension: 'pdf', newId: context.newId });
    },
  });
