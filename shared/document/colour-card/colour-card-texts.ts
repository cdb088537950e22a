/** The texts of the printed colour card in one language, `locales/<language>/colourCard.json`; the caller gives them. */
export type ColourCardTexts = {
  title: string;
  customer: string;
  columns: Record<'colour' | 'product' | 'place' | 'day', string>;
  wholeSite: string;
  nothing: string;
  /** Colours on paper and on a screen differ from paint. */
  caution: string;
  page: string;
};
