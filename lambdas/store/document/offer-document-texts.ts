import de from '#locales/de/offerDocument.json' with { type: 'json' };
import en from '#locales/en/offerDocument.json' with { type: 'json' };
import it from '#locales/it/offerDocument.json' with { type: 'json' };
import type { OfferDocumentTexts, OfferLanguage } from '#shared/document/offer/offer-texts.ts';

/** The texts of the offer by language. */
export const offerDocumentTexts: Record<OfferLanguage, OfferDocumentTexts> = { it, en, de };
