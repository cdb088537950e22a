import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentModel } from '#shared/document/document-model.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import type { DocumentTexts } from '#shared/document/document-texts.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import { documentFonts } from './document-fonts.ts';

/** Allows only contents of the page itself: a second protection beside the blocked network. */
const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** The document as one page that needs nothing from outside: style, fonts and images are in it. */
export function documentHtml(model: DocumentModel, texts: DocumentTexts): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={model.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{model.job.name}</title>
        <style>{documentFonts()}</style>
        <style>{documentStyle(texts)}</style>
      </head>
      <body>
        <QuotationDocument model={model} />
      </body>
    </html>,
  )}`;
}
