import type { Choice } from '#shared/schemas/area-choice.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Measures, Opening, Place } from '#shared/schemas/measures.ts';

/** Above 4 m² openings are deducted. */
export const fourSquareMetres: MeasureRule = { mode: 'vuotoPerPieno', threshold: 400 };
export const noThreshold: MeasureRule = { mode: 'vuotoPerPieno', threshold: null };
export const exactRule: MeasureRule = { mode: 'exact', threshold: null };

/** Ids of measures have at least eight characters. */
export const measureId = (name: string) => name.padEnd(8, '0');

export const anOpening = (
  width: string | null,
  height: string | null,
  changes: Partial<Opening> = {},
): Opening => ({
  ...{ id: measureId('opening'), description: null, count: null, width, height },
  ...changes,
});

export const aLine = (
  length: string | null,
  height: string | null = null,
  changes: Partial<MeasuredLine> = {},
): MeasuredLine => ({
  ...{ id: measureId('line'), description: null, count: null, length, height },
  ...{ coefficient: 1000, openings: [], note: null },
  ...changes,
});

export const aPlace = (name: string, lines: MeasuredLine[], changes: Partial<Place> = {}): Place => ({
  ...{ id: measureId(name), name, kind: 'room', rule: null, lines },
  ...changes,
});

export const someMeasures = (places: Place[], rule = fourSquareMetres): Measures => ({ rule, places });

/** The room of example 15a. */
export const aRoom = (name = 'Sala'): Place =>
  aPlace(name, [
    aLine('2*(4,20+3,60)', '2,70', {
      id: measureId(`${name}Walls`),
      description: 'Pareti',
      openings: [
        anOpening('0,90', '2,10', { id: measureId(`${name}Door`), description: 'Porta' }),
        anOpening('2,40', '1,80', { id: measureId(`${name}Window`), description: 'Finestra' }),
      ],
    }),
    aLine('4,20', '3,60', { id: measureId(`${name}Top`), description: 'Soffitto' }),
    aLine('2*(4,20+3,60)-0,90', null, { id: measureId(`${name}Skirt`), description: 'Battiscopa' }),
  ]);

const whole = (name: string) => ({ place: measureId(name), line: null });
const single = (name: string) => ({ place: null, line: measureId(name) });
/** Whole places by their names, and single lines by theirs. */
export const aChoice = (places: string[], lines: string[] = []): Choice => ({
  entries: [...places.map(whole), ...lines.map(single)],
});
