import type { Measures } from '#shared/schemas/measures.ts';

/** Measures without the words of the person who measured: the numbers stay, and a place is named by its number (MEA-045). */
export const wordlessMeasures = ({ rule, places }: Measures): Measures => ({
  rule,
  places: places.map((place, index) => ({
    ...place,
    name: String(index + 1),
    lines: place.lines.map((line) => ({
      ...line,
      ...{ description: null, note: null },
      openings: line.openings.map((opening) => ({ ...opening, description: null })),
    })),
  })),
});
