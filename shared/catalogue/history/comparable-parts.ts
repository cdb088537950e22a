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

/** The name, with a number where another part has it already; it is taken from now on. */
function takenName(name: string, taken: Set<string>): string {
  let free = name;
  for (let time = 2; taken.has(free); time += 1) free = `${name} (${time})`;
  taken.add(free);
  return free;
}

/** Each name once: the second 'Bianco' is 'Bianco (2)'. */
export function eachOnce(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => takenName(name, taken));
}

type Named = { name: string };
type Same<Range> = (one: Range, other: Range) => boolean;

/** The names of ranges. One that was there before has the name that it had. */
function namesOf<Range extends Named>(
  ranges: readonly Range[],
  before: readonly Range[],
  isSame: Same<Range>,
): string[] {
  const hasName: Same<Range> = (one, other) => one.name === other.name;
  const likenesses: Likeness<Range & { key: number }>[] = [
    (one, other) => isSame(one, other) && hasName(one, other),
    isSame,
    hasName,
    (_one, _other, place, placeBefore) => place === placeBefore,
  ];
  const keyed = (parts: readonly Range[]) => parts.map((part, key) => ({ ...part, key }));
  const namesBefore = eachOnce(before.map(({ name }) => plainRangeName(name)));
  const taken = new Set(namesBefore);
  return keyedAs(keyed(ranges), keyed(before), likenesses).map(
    ({ key, name }) => namesBefore[key] ?? takenName(plainRangeName(name), taken),
  );
}

/** The ranges of a product by their names. So a range is compared with itself, whatever its place and its new name. */
export function byName<Range extends Named>(
  ranges: readonly Range[],
  before: readonly Range[],
  compared: (range: Range) => Comparable,
  isSame: Same<Range> = () => false,
): Comparable {
  const names = namesOf(ranges, before, isSame);
  return Object.fromEntries(ranges.map((range, at) => [names[at], compared(range)]));
}
