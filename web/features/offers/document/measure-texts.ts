import de from '#locales/de/measureSheet.json';
import en from '#locales/en/measureSheet.json';
import it from '#locales/it/measureSheet.json';
import type { MeasureSheetTexts } from '#shared/document/measure-sheet-texts.ts';
import type { OfferLanguage } from './offer-file.ts';

export const measureTextsIn: Record<OfferLanguage, MeasureSheetTexts> = { it, en, de };
