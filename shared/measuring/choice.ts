import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { measurePlaces } from './measure-places.ts';

/** The net square metres of the chosen lines of a place, in hundredths; `faulty` when one of them cannot be counted. */
export type ChosenPlace = { id: string; name: string; net: number; faulty: boolean };

/**
 * The places that a choice takes lines in m² of, in their order; each line counts once, whether it is chosen itself or by its
 * place (F3, MEA-028, MEA-029). A line with a fault may become one in m².
 */
export function chosenPlaces(measures: Measures, choice: Choice): ChosenPlace[] {
  const wanted = wantedIds(choice);
  return measurePlaces(measures).flatMap(({ place, lines }) => {
    const chosen = lines.filter(
      ({ line, values, fault }) =>
        (wanted.has(place.id) || wanted.has(line.id)) && (fault || values.unit === 'mq'),
    );
    if (chosen.length === 0) return [];
    const net = chosen.reduce((sum, { values }) => sum + (values?.net ?? 0), 0);
    return { id: place.id, name: place.name, net, faulty: chosen.some(({ fault }) => fault) };
  });
}

/**
 * The area of a choice in square metres. undefined when it takes no line in m², or one that cannot be counted: then it says
 * nothing of the area.
 */
export function areaOfChoice(measures: Measures, choice: Choice): number | undefined {
  const places = chosenPlaces(measures, choice);
  if (places.length === 0 || places.some(({ faulty }) => faulty)) return undefined;
  // The quotient of two integers is the double nearest to the decimal.
  return places.reduce((sum, { net }) => sum + net, 0) / 100;
}

/** The choice without places and lines that are gone; null when no line is left of it, of whatever unit (MEA-029, MEA-033). */
export function livingChoice(measures: Measures, choice: Choice | null | undefined): Choice | null {
  if (!choice) return null;
  const wanted = wantedIds(choice);
  const { places } = measures;
  if (!places.some(({ id, lines }) => lines.some((line) => wanted.has(id) || wanted.has(line.id))))
    return null;
  const there = new Set(places.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]));
  const entries = choice.entries.filter(({ place, line }) => there.has(place ?? line ?? ''));
  return entries.length === choice.entries.length ? choice : { entries };
}

const wantedIds = ({ entries }: Choice): ReadonlySet<string> =>
  new Set(entries.flatMap(({ place, line }) => place ?? line ?? []));

/** Whether two choices take the same places and lines, in whatever order. */
export function isSameChoice(one: Choice | null | undefined, other: Choice | null | undefined): boolean {
  if (one === other || !one || !other) return (one ?? null) === (other ?? null);
  const [ids, others] = [wantedIds(one), wantedIds(other)];
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}
