import type { Choice, ChoiceEntry } from '#shared/schemas/area-choice.ts';
import type { Place } from '#shared/schemas/measures.ts';

const idOf = ({ place, line }: ChoiceEntry) => place ?? line;
const entriesOf = (choice: Choice | null) => choice?.entries ?? [];

/** How a choice takes a place or a line: whole, by some of its lines, or not at all. */
export type Taken = 'whole' | 'some' | 'none';

export function takenOf(choice: Choice | null, { id, lines }: Place): Taken {
  const ids = new Set(entriesOf(choice).map(idOf));
  if (ids.has(id)) return 'whole';
  return lines.some((line) => ids.has(line.id)) ? 'some' : 'none';
}

export const takesLine = (choice: Choice | null, place: Place, line: string): boolean =>
  entriesOf(choice).some((entry) => entry.place === place.id || entry.line === line);

/** Takes a whole place, or leaves it (MEA-028). null when nothing is chosen any more. */
export function togglePlace(choice: Choice | null, place: Place): Choice | null {
  const others = othersThan(choice, place);
  const isTaken = takenOf(choice, place) === 'whole';
  return choiceOf(isTaken ? others : [...others, { place: place.id, line: null }]);
}

/** Takes a single line, or leaves it: a place that was taken whole is then taken by its other lines. */
export function toggleLine(choice: Choice | null, place: Place, line: string): Choice | null {
  const taken = place.lines
    .map(({ id }) => id)
    .filter((id) => takesLine(choice, place, id) !== (id === line));
  const singles = taken.map((id) => ({ place: null, line: id }));
  return choiceOf([...othersThan(choice, place), ...singles]);
}

function othersThan(choice: Choice | null, { id, lines }: Place): ChoiceEntry[] {
  const own = new Set([id, ...lines.map((line) => line.id)]);
  return entriesOf(choice).filter((entry) => !own.has(idOf(entry) ?? ''));
}

const choiceOf = (entries: ChoiceEntry[]): Choice | null => (entries.length > 0 ? { entries } : null);
