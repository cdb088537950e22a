import de from '#locales/de/offerDocument.json';
import en from '#locales/en/offerDocument.json';
import it from '#locales/it/offerDocument.json';
import type { OfferDocumentTexts, OfferLanguage } from '#shared/document/offer/offer-texts.ts';

/** By the language of the document, which may differ from that of the interface. */
export const offerTextsIn: Record<OfferLanguage, OfferDocumentTexts> = { it, en, de };
