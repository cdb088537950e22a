import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import { documentFonts } from './document-fonts.ts';
import type { ReadColourCard } from './read-colour-card.ts';

/** Allows only contents of the page itself: a second protection beside the blocked network. */
const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

type Page = { language: string; title: string; style: string; content: ReactNode };

/** A document as one page that needs nothing from outside: style, fonts and images are in it. */
const page = ({ language, title, style, content }: Page): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{title}</title>
        <style>{documentFonts()}</style>
        <style>{style}</style>
      </head>
      <body>{content}</body>
    </html>,
  )}`;

export const documentHtml = (model: DocumentModel, texts: DocumentTexts): string =>
  page({
    ...{ language: model.language, title: model.job.name, style: documentStyle(texts) },
    content: <QuotationDocument model={model} />,
  });

export const measureSheetHtml = (model: MeasureSheetModel, texts: MeasureSheetTexts): string =>
  page({
    ...{ language: model.language, title: model.job.name, style: measureSheetStyle(model, texts) },
    content: <MeasureSheet model={model} />,
  });

export const offerHtml = (
  model: OfferModel,
  texts: OfferDocumentTexts,
  measures: readonly MeasureSheetModel[] = [],
): string =>
  page({
    ...{ language: model.language, title: `${model.title} ${model.number}`, style: offerStyle(model, texts) },
    content: <OfferDocument model={model} measures={measures} />,
  });

export const colourCardHtml = (card: ReadColourCard): string =>
  page({
    ...{ language: card.model.language, title: colourCardTitle(card) },
    style: colourCardStyle(card.owner, card.model.customer.name, card.texts),
    content: <ColourCardDocument {...card} />,
  });

/** 'Scheda colori - CUSTOMER'. */
export const colourCardTitle = ({ texts, model }: Pick<ReadColourCard, 'texts' | 'model'>): string =>
  `${texts.title} - ${model.customer.name}`;
