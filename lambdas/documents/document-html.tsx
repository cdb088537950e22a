import { pageHtml } from '#lambdas/store/document/page-html.tsx';
import { ColourCardDocument } from '#shared/document/colour-card/colour-card-document.tsx';
import { colourCardStyle } from '#shared/document/colour-card/colour-card-style.ts';
import type { DocumentModel } from '#shared/document/document-model.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import type { DocumentTexts } from '#shared/document/document-texts.ts';
import { MeasureSheet } from '#shared/document/measure-sheet.tsx';
import type { MeasureSheetModel } from '#shared/document/measure-sheet-model.ts';
import { measureSheetStyle } from '#shared/document/measure-sheet-style.ts';
import type { MeasureSheetTexts } from '#shared/document/measure-sheet-texts.ts';
import { OfferDocument } from '#shared/document/offer/offer-document.tsx';
import type { OfferModel } from '#shared/document/offer/offer-model.ts';
import { offerStyle } from '#shared/document/offer/offer-style.ts';
import type { OfferDocumentTexts } from '#shared/document/offer/offer-texts.ts';
import type { TitledNotice } from '#shared/document/offer/withdrawal-notice.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import type { ReadColourCard } from './read-colour-card.ts';

export const documentHtml = (model: DocumentModel, texts: DocumentTexts): string =>
  pageHtml({
    ...{ language: model.language, title: model.job.name, style: documentStyle(texts) },
    content: <QuotationDocument model={model} />,
  });

export const measureSheetHtml = (model: MeasureSheetModel, texts: MeasureSheetTexts): string =>
  pageHtml({
    ...{ language: model.language, title: model.job.name, style: measureSheetStyle(model, texts) },
    content: <MeasureSheet model={model} />,
  });

export const offerHtml = (
  model: OfferModel,
  texts: OfferDocumentTexts,
  {
    notice = null,
    measures = [],
  }: { notice?: TitledNotice | null; measures?: readonly MeasureSheetModel[] } = {},
): string =>
  pageHtml({
    ...{ language: model.language, title: `${model.title} ${model.number}`, style: offerStyle(model, texts) },
    content: <OfferDocument {...{ model, notice, measures }} />,
  });

export const colourCardHtml = (card: ReadColourCard): string =>
  pageHtml({
    ...{ language: card.model.language, title: colourCardTitle(card) },
    style: colourCardStyle(card.owner, card.model.customer.name, card.texts),
    content: <ColourCardDocument {...card} />,
  });

/** 'Scheda colori - CUSTOMER'. */
export const colourCardTitle = ({ texts, model }: Pick<ReadColourCard, 'texts' | 'model'>): string =>
  `${texts.title} - ${model.customer.name}`;
