import type { MeasuredLine, Measures, Place } from '#shared/schemas/measures.ts';

type WithId = { id: string };

/** The list with one entry changed; the same list when none has the id. */
const changed = <Entry extends WithId>(all: Entry[], id: string, change: (entry: Entry) => Entry): Entry[] =>
  all.map((entry) => (entry.id === id ? change(entry) : entry));

export const withPlace = (measures: Measures, id: string, change: (place: Place) => Place): Measures => ({
  ...measures,
  places: changed(measures.places, id, change),
});

type LineChange = (line: MeasuredLine) => MeasuredLine;

export const withLine = (measures: Measures, placeId: string, id: string, change: LineChange): Measures =>
  withPlace(measures, placeId, (place) => ({ ...place, lines: changed(place.lines, id, change) }));

/** Behind the entry with this id; last without one. */
export function insertedBehind<Entry extends WithId>(all: Entry[], entry: Entry, id?: string): Entry[] {
  const at = all.findIndex((other) => other.id === id);
  return all.toSpliced(at < 0 ? all.length : at + 1, 0, entry);
}

export const without = <Entry extends WithId>(all: Entry[], id: string): Entry[] =>
  all.filter((entry) => entry.id !== id);

/** The entry with this id at another position. */
export function movedTo<Entry extends WithId>(all: Entry[], id: string, position: number): Entry[] {
  const entry = all.find((other) => other.id === id);
  return entry ? without(all, id).toSpliced(Math.max(0, position), 0, entry) : all;
}
