import type { Quotation } from '#shared/schemas/quotation.ts';
import { cleanNote } from './clean-note.ts';
import { replaceRow } from './replace-row.ts';

/** Sets the note of a row; blank text is no note. */
export function setRowNote(quotation: Quotation, sId: string, note: string | null): Quotation {
  return replaceRow(quotation, sId, (row) => ({ ...row, note: cleanNote(note) }));
}
