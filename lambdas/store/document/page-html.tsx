import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentFonts } from './document-fonts.ts';

/** Allows only contents of the page itself: a second protection beside the blocked network. */
const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

type Page = { language: string; title: string; style: string; content: ReactNode };

/** A document as one page that needs nothing from outside: style, fonts and images are in it. */
export const pageHtml = ({ language, title, style, content }: Page): string =>
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
