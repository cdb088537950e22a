import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import type { DocumentType } from '#shared/document/document-options.ts';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';

/** The contents of a document. `pricelist` is the owner's, null without one. */
export type DocumentChoice = {
  id: string;
  pricelist: string | null;
  showPrices: boolean;
  showSpecs: boolean;
  type: DocumentType;
  /** The share link whose QR code the document carries. */
  link?: Pick<ShareLink, 'id' | 'address'> | undefined;
};

export type SharePass = { quotation: string; token: string };

/** The addresses of the functions and of the application, without a slash at the end. */
export type Addresses = { functions: string; hosting: string };

export function addresses(): Addresses {
  const { functionsEndpoint, hostingUrl } = currentConfiguration();
  return { functions: functionsEndpoint, hosting: hostingUrl ?? window.location.origin };
}

function queryOf({ id, pricelist, showPrices, showSpecs, type }: DocumentChoice): URLSearchParams {
  return new URLSearchParams({
    q: id,
    ...(pricelist && { pricelist }),
    showPrices: String(showPrices),
    showSpecs: String(showSpecs),
    type: String(type),
  });
}

/** Addresses leave out the vendor's own hosts and a local installation (QPR-026). */
export function isDefaultHost(hosting: string): boolean {
  const { hostname } = new URL(hosting);
  const { international, national } = brand.hosts;
  return [international, national, 'localhost', '127.0.0.1'].includes(hostname.replace(/^www\./, ''));
}

/** The PDF, for the holder of the ticket (QPR-024 to QPR-026, decision 13). */
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
  const query = queryOf(choice);
  // The page asks for the link: an address of the website, which logs keep, holds no token.
  if (choice.link) query.set('link', choice.link.id);
  return `${hosting}${paths.printQuotation(choice.id)}?print=1&${query}`;
}

const sharedQuery = ({ quotation }: SharePass, lang: string | undefined) =>
  new URLSearchParams({ q: quotation, ...(lang && { lang }) });

/** The token lasts for weeks and logs keep addresses: it travels in a header. */
export const sharedHeaders = ({ token }: SharePass) => ({ authorization: `Share ${token}` });

/** The document of a share link, in the language of the link unless `lang` is given. */
export const sharedAddress = (pass: SharePass, lang: string | undefined, { functions }: Addresses): string =>
  `${functions}/sharedQuotation?${sharedQuery(pass, lang)}`;

export const sharedPdfAddress = (pass: SharePass, lang: string, { functions }: Addresses): string =>
  `${functions}/downloadPDF?${sharedQuery(pass, lang)}`;
