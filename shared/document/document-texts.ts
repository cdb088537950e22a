import { oneFullStop } from '#shared/format/one-full-stop.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';

/** The texts of the document in one language, `locales/<language>/document.json`; the caller gives them. */
export type DocumentTexts = {
  title: string;
  siteTitle: string;
  /** Words in the names of files. */
  kinds: { withoutPrices: string; site: string };
  job: string;
  preparedBy: string;
  area: string;
  logoOf: string;
  columns: Record<ColumnKey, string>;
  combined: string;
  combinedWith: string;
  requiredAmount: string;
  fromRequirer: string;
  missingColour: string;
  colourToChoose: string;
  short: string;
  rowNote: string;
  phase: string;
  phases: string;
  listPrice: string;
  pricePerPackage: string;
  noListPrice: string;
  totals: { label: string; incidence: string; list: string; discount: string; total: string };
  notes: { title: string; quantities: string; specs: string; colours: string; incidences: string };
  online: { label: string; caption: string; hint: string };
  company: string;
  page: string;
};

export type ColumnKey = 'product' | 'specs' | NumericColumn;

/** Puts values into a text's `{{placeholders}}`; an unknown one becomes empty. 'Conti s.n.c.' ends a sentence itself. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return oneFullStop(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
}
