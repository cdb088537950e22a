import { DomainError } from '#shared/errors.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { measurePlaces } from './measure-places.ts';

/** The most of each in a quotation, and openings of one line (MEA-027). */
export const mostMeasures = { places: 60, lines: 400, openings: 800, openingsOfLine: 30 } as const;
/** Characters of all texts and formulas together: an item of the table ends at 400 KB. */
const longestMeasures = 100_000;
/** Entries of all choices of a quotation together. */
const mostChosen = 2000;

/**
 * Refuses measures that no quotation may have (MEA-027): `too-many-measures`, `too-large`, `invalid-input` for an id that occurs
 * twice, `invalid-measure` with place, line and reason for what cannot be counted.
 */
export function checkMeasures(measures: Measures): void {
  const { places } = measures;
  const lines = places.flatMap((place) => place.lines);
  const openings = lines.flatMap((line) => line.openings);
  const isFull = lines.some((line) => line.openings.length > mostMeasures.openingsOfLine);
  if (places.length > mostMeasures.places || lines.length > mostMeasures.lines)
    throw new DomainError('too-many-measures');
  if (openings.length > mostMeasures.openings || isFull) throw new DomainError('too-many-measures');
  const ids = [...places, ...lines, ...openings].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new DomainError('invalid-input', { field: 'measures.id' });
  if (lengthOf(measures) > longestMeasures) throw new DomainError('too-large');
  checkValues(measures);
}

/** Refuses choices that have more entries together than an item of the table can hold (MEA-027). */
export function checkChoices(choices: readonly (Choice | null)[]): void {
  const entries = choices.reduce((sum, choice) => sum + (choice?.entries.length ?? 0), 0);
  if (entries > mostChosen) throw new DomainError('too-large');
}

function lengthOf({ places }: Measures): number {
  const texts = places.flatMap(({ name, lines }) => [
    name,
    ...lines.flatMap(({ description, count, length, height, note, openings }) => [
      ...[description, count, length, height, note],
      ...openings.flatMap((each) => [each.description, each.count, each.width, each.height]),
    ]),
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

function checkValues(measures: Measures): void {
  for (const { place, lines } of measurePlaces(measures)) {
    for (const [index, { line, fault }] of lines.entries()) {
      if (!fault) continue;
      throw new DomainError('invalid-measure', {
        place: place.name,
        line: line.description ?? String(index + 1),
        reason: fault.reason,
      });
    }
  }
}
