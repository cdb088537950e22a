import type { MeasuredLine, Place } from '#shared/schemas/measures.ts';

/** A line once more, with its openings (MEA-026). */
export const duplicateLine = (line: MeasuredLine, newId: () => string): MeasuredLine => ({
  ...withNewIds(line, newId),
  description: line.description && nameOfSecond(line.description, 200),
});

/** A place once more, with its lines and their openings (MEA-026). */
export const duplicatePlace = (place: Place, newId: () => string): Place => ({
  ...place,
  id: newId(),
  name: nameOfSecond(place.name, 100),
  lines: place.lines.map((line) => withNewIds(line, newId)),
});

const withNewIds = (line: MeasuredLine, newId: () => string): MeasuredLine => ({
  ...line,
  id: newId(),
  openings: line.openings.map((opening) => ({ ...opening, id: newId() })),
});

/** Cut where it would be too long. */
const nameOfSecond = (name: string, longest: number) => `${name.slice(0, longest - second.length)}${second}`;
const second = ' (2)';
