import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import type { DocumentType } from '#shared/document/document-options.ts';

/** What a document of a quotation should show. `pricelist` is the owner's, null when there is none. */
export type DocumentChoice = {
  id: string;
  pricelist: string | null;
  showPrices: boolean;
  showSpecs: boolean;
  type: DocumentType;
  /** The share link whose QR code the document carries. */
  link?: string | undefined;
};

/** What a share link is asked with. */
export type SharePass = { quotation: string; token: string };

/** Where the functions answer and where the application is served, without a slash at the end. */
export type Addresses = { functions: string; hosting: string };

function queryOf({ id, pricelist, showPrices, showSpecs, type, link }: DocumentChoice): URLSearchParams {
  return new URLSearchParams({
    q: id,
    ...(pricelist && { pricelist }),
    showPrices: String(showPrices),
    showSpecs: String(showSpecs),
    type: String(type),
    ...(link && { link }),
  });
}

/** The vendor's own hosts and a local installation need not be named (QPR-026). */
export function isDefaultHost(hosting: string): boolean {
  const { hostname } = new URL(hosting);
  const { international, national } = brand.hosts;
  return [international, national, 'localhost', '127.0.0.1'].includes(hostname.replace(/^www\./, ''));
}

/** The PDF, for whoever holds the ticket (QPR-024 to QPR-026, decision 13). */
export function pdfAddress(
  choice: DocumentChoice,
  { functions, hosting }: Addresses,
  ticket: string,
): string {
  const query = queryOf(choice);
  if (!isDefaultHost(hosting)) query.set('hostingUrl', hosting);
  query.set('ticket', ticket);
  return `${functions}/downloadPDF?${query}`;
}

/** The spreadsheet, to be fetched with the bearer token (QPR-020, QPR-021). */
export function spreadsheetAddress(choice: DocumentChoice, { functions }: Addresses): string {
  const query = queryOf(choice);
  query.set('xls', 'true');
  return `${functions}/downloadXLS?${query}`;
}

/** The print view that opens the browser's print dialog (QPR-027). */
export function printAddress(choice: DocumentChoice, { hosting }: Addresses): string {
  return `${hosting}${paths.printQuotation(choice.id)}?print=1&${queryOf(choice)}`;
}

const sharedQuery = ({ quotation, token }: SharePass, lang: string | undefined) =>
  new URLSearchParams({ q: quotation, token, ...(lang && { lang }) });

/** What the holder of a share link reads; `lang` is the link's own when it is left out. */
export const sharedAddress = (pass: SharePass, lang: string | undefined, { functions }: Addresses): string =>
  `${functions}/sharedQuotation?${sharedQuery(pass, lang)}`;

export const sharedPdfAddress = (pass: SharePass, lang: string, { functions }: Addresses): string =>
  `${functions}/downloadPDF?${sharedQuery(pass, lang)}`;
