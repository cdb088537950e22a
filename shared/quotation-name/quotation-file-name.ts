import { type QuotationPlace, quotationTitle } from './quotation-title.ts';

/** Characters that file systems refuse, line breaks, and marks that would make an extension read backwards. */
const refused = /[/\\:*?"<>|\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** The name of the quotation's file, 'name - location (PROVINCE).xlsx' (QPR-023, OP38). No dot in `extension`. */
export function quotationFileName(quotation: QuotationPlace, extension: string): string {
  return `${quotationTitle(quotation).replace(refused, '-').trim()}.${extension}`;
}
