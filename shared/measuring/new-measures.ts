import type { MeasuredLine, Opening, Place } from '#shared/schemas/measures.ts';
import { shownFormula } from './shown-formula.ts';

/** Suggestions for the field of the coefficient, in thousandths (MEA-022). */
export const suggestedCoefficients = {
  doors: 2000,
  windowsWithShutters: 3000,
  windows: 1000,
  rollerShutters: 2500,
  plainIron: 750,
  stairUndersides: 1500,
} as const;

export const newOpening = (id: string): Opening => ({
  id,
  description: null,
  count: null,
  width: null,
  height: null,
});

export const newLine = (id: string): MeasuredLine => ({
  ...{ id, description: null, count: null, length: null, height: null },
  ...{ coefficient: 1000, openings: [], note: null },
});

/** Nothing was typed into it. */
export const isEmptyLine = ({ description, count, length, height, openings, note }: MeasuredLine): boolean =>
  [description, count, length, height, note].every((typed) => typed === null) && openings.length === 0;

/** The height of the walls of the last room, which the next one often has too; null without a room. */
export const lastHeight = (places: readonly Place[]): string | null =>
  places.findLast(({ kind }) => kind === 'room')?.lines[0]?.height ?? null;

type Sizes = { name: string; width: string; height: string };
/** The words that the app writes into new lines. */
type Words = { walls: string; ceiling: string; facade: string };

/** A room of two lines: its walls all around, and its ceiling; their formulas hold what was typed (MEA-024). */
export function roomOf(
  { name, length, width, height }: Sizes & { length: string },
  { walls, ceiling }: Pick<Words, 'walls' | 'ceiling'>,
  newId: () => string,
): Place {
  const around = `2*(${asPart(length)}+${asPart(width)})`;
  return {
    ...{ id: newId(), name, kind: 'room', rule: null },
    lines: [
      { ...newLine(newId()), description: walls, length: around, height },
      { ...newLine(newId()), description: ceiling, length, height: width },
    ],
  };
}

/** A facade of one line (MEA-025). */
export const facadeOf = (
  { name, width, height }: Sizes,
  { facade }: Pick<Words, 'facade'>,
  newId: () => string,
): Place => ({
  ...{ id: newId(), name, kind: 'facade', rule: null },
  lines: [{ ...newLine(newId()), description: facade, length: width, height }],
});

/** A formula inside another one: as it was typed, in brackets where it is more than a number. */
function asPart(typed: string): string {
  const formula = typed.trim().replace(/^=/, '');
  return /^[\d,]+$/.test(shownFormula(formula)) ? formula : `(${formula})`;
}
