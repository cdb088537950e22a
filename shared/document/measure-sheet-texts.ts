/** The measurement sheet exists in German too, for the customers of the trade (MEA-041). */
export const measureSheetLanguages = ['it', 'en', 'de'] as const;
export type MeasureSheetLanguage = (typeof measureSheetLanguages)[number];

type DimensionTexts = Record<'count' | 'length' | 'height', string>;

/** The texts of the measurement sheet in one language, `locales/<language>/measureSheet.json`; the caller gives them. */
export type MeasureSheetTexts = {
  title: string;
  /** The word in the name of its file. */
  kind: string;
  job: string;
  measuredBy: string;
  logoOf: string;
  rule: Record<'label' | 'threshold' | 'noThreshold' | 'exact', string>;
  columns: DimensionTexts & Record<'line' | 'gross' | 'coefficient' | 'net', string>;
  opening: string;
  deducted: string;
  notDeducted: string;
  sum: string;
  total: string;
  nothing: string;
  page: string;
  /** Titles of the spreadsheet's columns. */
  sheet: DimensionTexts &
    Record<'place' | 'line' | 'opening' | 'countTyped' | 'lengthTyped' | 'heightTyped', string> &
    Record<'gross' | 'deducted' | 'coefficient' | 'net' | 'unit' | 'note', string>;
};
