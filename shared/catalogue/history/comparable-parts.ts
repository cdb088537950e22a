import type { Localised } from '#shared/schemas/localised.ts';
import { keyedAs, type Likeness } from '../keyed-as.ts';
import { plainRangeName } from '../range-name.ts';
import type { Comparable } from './differences.ts';

export type Plain = string | number | boolean | null | undefined;

/** A single value as text; nothing, and an empty text, are not there. */
export const value = (content: Plain): string | undefined =>
  content === null || content === undefined || content === '' ? undefined : String(content);

/** A text by language; a plain one of older records is Italian. */
export function texts(text: Localised | string | null | undefined): Comparable {
  if (typeof text === 'string') return { it: value(text) };
  return { it: value(text?.it), en: value(text?.en), de: value(text?.de) };
}

/** The parts of a list by their place, which counts from 1. */
export const byPosition = <Part>(parts: readonly Part[], compared: (part: Part) => Comparable): Comparable =>
  Object.fromEntries(parts.map((part, index) => [String(index + 1), compared(part)]));

type Named = { name: string };

/** A name that no other part has. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let time = 1; ; time += 1) {
    const wanted = time === 1 ? name : `${name} (${time})`;
    if (!taken.has(wanted)) return wanted;
  }
}

/** The names of ranges, each once: those that they had before where they are the same ranges. */
function namesOf<Range extends Named>(
  ranges: readonly Range[],
  before: readonly Range[],
  isSame: (one: Range, other: Range) => boolean,
): string[] {
  const namesBefore = before.length > 0 ? namesOf(before, [], isSame) : [];
  const likenesses: Likeness<Range & { key: number }>[] = [isSame, (one, other) => one.name === other.name];
  const isInPlace: (typeof likenesses)[number] = (_one, _other, place, placeBefore) => place === placeBefore;
  const keyed = (parts: readonly Range[]) => parts.map((part, key) => ({ ...part, key }));
  const taken = new Set(namesBefore);
  return keyedAs(keyed(ranges), keyed(before), [...likenesses, isInPlace]).map(({ key, name }) => {
    const known = namesBefore[key] ?? freeName(plainRangeName(name), taken);
    taken.add(known);
    return known;
  });
}

/** The ranges of a product by their names. A range that was there before has the name that it had, so that it is compared with itself. */
export function byName<Range extends Named>(
  ranges: readonly Range[],
  before: readonly Range[],
  isSame: (one: Range, other: Range) => boolean,
  compared: (range: Range) => Comparable,
): Comparable {
  const names = namesOf(ranges, before, isSame);
  return Object.fromEntries(ranges.map((range, at) => [names[at], compared(range)]));
}
