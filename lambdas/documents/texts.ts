import en from '#locales/en/document.json' with { type: 'json' };
import it from '#locales/it/document.json' with { type: 'json' };
import type { DocumentTexts } from '#shared/document/document-texts.ts';
import type { Language } from '#shared/languages.ts';

/** Texts of the spreadsheet alone. */
export type SheetTexts = DocumentTexts & {
  sheet: Record<'name' | 'location' | 'area' | 'owner' | 'date' | 'pricePerPackage' | 'listPriceOf', string>;
};

/** The texts of the documents by language. */
export const documentTexts: Record<Language, SheetTexts> = { it, en };
