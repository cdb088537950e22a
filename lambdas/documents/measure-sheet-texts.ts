import de from '#locales/de/measureSheet.json' with { type: 'json' };
import en from '#locales/en/measureSheet.json' with { type: 'json' };
import it from '#locales/it/measureSheet.json' with { type: 'json' };
import type { MeasureSheetLanguage, MeasureSheetTexts } from '#shared/document/measure-sheet-texts.ts';

/** The texts of the measurement sheet by language. */
export const measureSheetTexts: Record<MeasureSheetLanguage, MeasureSheetTexts> = { it, en, de };
