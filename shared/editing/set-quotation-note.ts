import type { Quotation } from '#shared/schemas/quotation.ts';
import { cleanNote } from './clean-note.ts';

/** Sets the note of the quotation; blank text is no note. */
export function setQuotationNote(quotation: Quotation, note: string | null): Quotation {
  return { ...quotation, note: cleanNote(note) };
}
