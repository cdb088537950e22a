import { formatDate } from '#shared/format/format-date.ts';
import {
  formatDimension,
  formatMeasure,
  formatSums,
  formatThreshold,
} from '#shared/format/format-measure.ts';
import type { LineValues } from '#shared/measuring/measure-line.ts';
import { measurePlaces, type PlaceMeasures, type Sums } from '#shared/measuring/measure-places.ts';
import { shownFormula } from '#shared/measuring/shown-formula.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Opening } from '#shared/schemas/measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type DocumentOwner, documentOwner } from './document-owner.ts';
import { fill } from './document-texts.ts';
import type { MeasureSheetLanguage, MeasureSheetTexts } from './measure-sheet-texts.ts';
import { provinceInBrackets } from './province-in-brackets.ts';

/** A value with the formula it was typed as, where that says more. */
export type SheetDimension = { value: string; typed: string | null };
type SheetOpening = {
  id: string;
  description: string;
  dimensions: readonly SheetDimension[];
  outcome: string;
};
export type SheetLine = {
  id: string;
  description: string;
  note: string | null;
  dimensions: readonly SheetDimension[];
  gross: string;
  coefficient: string;
  /** Another one than 1. */
  isMultiplied: boolean;
  net: string;
  openings: readonly SheetOpening[];
};
export type SheetPlace = {
  id: string;
  name: string;
  /** Its own rule in words; null where it follows that of all. */
  rule: string | null;
  lines: readonly SheetLine[];
  sumLabel: string;
  sums: readonly string[];
};

/** The measurement sheet, ready to be shown: every text and number as it stands on paper. */
export type MeasureSheetModel = {
  /** The quotation's. */
  id: string;
  language: MeasureSheetLanguage;
  title: string;
  date: string;
  owner: DocumentOwner;
  job: { label: string; name: string; place: string };
  rule: { label: string; text: string };
  columns: readonly string[];
  places: readonly SheetPlace[];
  total: { label: string; sums: readonly string[] } | null;
  nothing: string | null;
};

type MeasuredQuotation = Pick<Quotation, 'id' | 'name' | 'location' | 'province' | 'user' | 'measures'>;
type Options = { language: MeasureSheetLanguage; now: Date; ownerLogo?: string | null };

/**
 * The contents of the measurement sheet (MEA-041). Dimensions have up to three decimals and areas two, so that it adds up by
 * hand (MEA-042). The numbers are those of the quotation: nothing is calculated here but the sum of its places.
 */
export function measureSheetModel(
  quotation: MeasuredQuotation,
  { language, now, ownerLogo }: Options,
  texts: MeasureSheetTexts,
): MeasureSheetModel {
  const { measures, name, location, province } = quotation;
  const measured = measurePlaces(measures);
  const { columns } = texts;
  const ownerTexts = { preparedBy: texts.measuredBy, logoOf: texts.logoOf };
  return {
    id: quotation.id,
    language,
    title: texts.title,
    date: formatDate(now.toISOString()),
    owner: documentOwner(quotation.user, { ownerLogo }, ownerTexts),
    job: {
      label: texts.job,
      name,
      place: location && `${location} ${provinceInBrackets(province)}`.trim(),
    },
    rule: { label: texts.rule.label, text: ruleInWords(measures.rule, texts) },
    columns: [
      ...[columns.line, columns.count, columns.length, columns.height],
      ...[columns.gross, columns.coefficient, columns.net],
    ],
    places: measured.map((place) => placeOf(place, texts)),
    total: measured.length > 1 ? { label: texts.total, sums: formatSums(sumOf(measured)) } : null,
    nothing: measured.length === 0 ? texts.nothing : null,
  };
}

function sumOf(places: readonly PlaceMeasures[]): Sums {
  const total = { mq: 0, m: 0, pz: 0 };
  for (const { sums } of places) for (const unit of ['mq', 'm', 'pz'] as const) total[unit] += sums[unit];
  return total;
}

function ruleInWords({ mode, threshold }: MeasureRule, { rule }: MeasureSheetTexts): string {
  if (mode === 'exact') return rule.exact;
  return threshold === null
    ? rule.noThreshold
    : fill(rule.threshold, { threshold: formatThreshold(threshold) });
}

const placeOf = ({ place, lines, sums }: PlaceMeasures, texts: MeasureSheetTexts): SheetPlace => ({
  id: place.id,
  name: place.name,
  rule: place.rule && ruleInWords(place.rule, texts),
  lines: lines.flatMap(({ line, values }) => (values ? [lineOf(line, values, texts)] : [])),
  sumLabel: fill(texts.sum, { place: place.name }),
  sums: formatSums(sums),
});

function lineOf(line: MeasuredLine, values: LineValues, texts: MeasureSheetTexts): SheetLine {
  const { unit, count, length, height } = values;
  return {
    id: line.id,
    description: line.description ?? texts.columns.line,
    note: line.note,
    dimensions: [
      dimensionOf(count, line.count),
      dimensionOf(length, line.length),
      dimensionOf(height, line.height),
    ],
    gross: formatMeasure(values.gross, unit),
    coefficient: formatDimension(line.coefficient),
    isMultiplied: line.coefficient !== 1000,
    net: formatMeasure(values.net, unit),
    openings: line.openings.map((opening, at) => openingOf(opening, values.openings[at], texts)),
  };
}

function openingOf(
  opening: Opening,
  values: LineValues['openings'][number] | undefined,
  texts: MeasureSheetTexts,
): SheetOpening {
  const deducted = values?.deducted ?? null;
  return {
    id: opening.id,
    description: opening.description ?? texts.opening,
    dimensions: [
      dimensionOf(values?.count ?? null, opening.count),
      dimensionOf(values?.width ?? null, opening.width),
      dimensionOf(values?.height ?? null, opening.height),
    ],
    outcome:
      deducted === null ? texts.notDeducted : fill(texts.deducted, { area: formatMeasure(deducted, 'mq') }),
  };
}

/** A plain number with its decimals as they were typed; a formula, or a number that was rounded, beside its value. */
function dimensionOf(value: number | null, formula: string | null): SheetDimension {
  if (value === null) return { value: '–', typed: null };
  const typed = formula ? shownFormula(formula) : '';
  // It has no decimal that rounding takes away.
  if (/^\d+(?:,\d{1,3})?$/.test(typed)) return { value: typed, typed: null };
  return { value: formatDimension(value), typed: typed || null };
}
