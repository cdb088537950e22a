import * as z from 'zod/mini';
import {
  type DocumentOptions,
  documentLanguage,
  documentType,
  isOn,
} from '#shared/document/document-options.ts';
import { id } from '#shared/schemas/id.ts';

const text = z.optional(z.string());

/**
 * The query of a document's address (QPR-021, QPR-025, QPR-026). The price list is always the owner's, so that
 * the address cannot reveal another (OP27); the server knows its host (decision 12); `ticket` is the adapter's.
 */
export const documentInput = z.object({
  q: id,
  pricelist: text,
  showPrices: text,
  showSpecs: text,
  type: text,
  lang: text,
  hostingUrl: text,
  ticket: text,
  xls: text,
  /**
   * `measures` asks for the measurement sheet of the quotation (MEA-041). With `offer` and `colours`, `q` is the id of an
   * offer, or of the customer whose colour card it is (CUS-036).
   */
  of: text,
  /** Adds the measurement sheets to an offer's PDF (OFR-092). */
  measures: text,
  /** Adds the sheet with costs, for its owner, to an offer's spreadsheet (OFR-094). */
  costs: text,
});
type DocumentInput = z.infer<typeof documentInput>;

/** The options of a document's address; without a language it has the owner's (OP59). */
export function optionsOf(asked: DocumentInput, ownersLanguage: string | null | undefined): DocumentOptions {
  return {
    language: documentLanguage(asked.lang, ownersLanguage),
    type: documentType(asked.type),
    showPrices: isOn(asked.showPrices),
    showSpecs: isOn(asked.showSpecs),
  };
}
