import de from '#locales/de/measureSheet.json';
import en from '#locales/en/measureSheet.json';
import it from '#locales/it/measureSheet.json';
import type { MeasureSheetLanguage, MeasureSheetTexts } from '#shared/document/measure-sheet-texts.ts';

export const measureTextsIn: Record<MeasureSheetLanguage, MeasureSheetTexts> = { it, en, de };
