import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Measures, Place } from '#shared/schemas/measures.ts';
import { type MeasureOfLine, type MeasureUnit, measureLine } from './measure-line.ts';

/** In hundredths of each unit; units are never added (MEA-023). */
export type Sums = Record<MeasureUnit, number>;
export type PlaceMeasures = {
  place: Place;
  /** Its own rule, else that of the quotation (MEA-018). */
  rule: MeasureRule;
  lines: readonly ({ line: MeasuredLine } & MeasureOfLine)[];
  /** The sums of its printed lines; a line with a fault counts nothing. */
  sums: Sums;
};

/** Measures that were calculated: a choice of every row asks for them. A place that stays is not measured again. */
const known = new WeakMap<Measures, readonly PlaceMeasures[]>();
const knownPlaces = new WeakMap<Place, PlaceMeasures>();

/** Every value of the measures of a quotation, place by place. Measures are never changed in place: they are computed once. */
export function measurePlaces(measures: Measures): readonly PlaceMeasures[] {
  const measured = known.get(measures) ?? measures.places.map((place) => measurePlace(place, measures.rule));
  known.set(measures, measured);
  return measured;
}

function measurePlace(place: Place, ofQuotation: MeasureRule): PlaceMeasures {
  const rule = place.rule ?? ofQuotation;
  const before = knownPlaces.get(place);
  if (before?.rule.mode === rule.mode && before.rule.threshold === rule.threshold) return before;
  const measured = newlyMeasured(place, rule);
  knownPlaces.set(place, measured);
  return measured;
}

function newlyMeasured(place: Place, rule: MeasureRule): PlaceMeasures {
  const lines = place.lines.map((line) => ({ line, ...measureLine(line, rule) }));
  const sums: Sums = { mq: 0, m: 0, pz: 0 };
  for (const { values } of lines) if (values) sums[values.unit] += values.net;
  return { place, rule, lines, sums };
}
