import { type QuotationPlace, quotationTitle } from './quotation-title.ts';

/** Characters that file systems refuse, line breaks, and marks that would make an extension read backwards. */
const refused = /[/\\:*?"<>|\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * The name of the quotation's file, 'name - location (PROVINCE).xlsx' (QPR-023, OP38). No dot in `extension`. `kind` is
 * the word that tells documents of one quotation apart: 'name - location (PROVINCE), senza prezzi.pdf'.
 */
export function quotationFileName(
  quotation: QuotationPlace,
  extension: string,
  kind: string | null = null,
): string {
  return fileName(documentTitle(quotation, kind), extension);
}

/** The name of a file after the title of its document (OP38). No dot in `extension`. */
export const fileName = (title: string, extension: string): string =>
  `${title.replace(refused, '-').trim()}.${extension}`;

/** The title of a document: the browser names the file after it when a person prints to a file. */
export const documentTitle = (quotation: QuotationPlace, kind: string | null): string =>
  [quotationTitle(quotation), kind].filter(Boolean).join(', ');
