import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedWords } from '#shared/search/folded-words.ts';
import { searchWords, wordIndex } from '#shared/search/word-index.ts';

const letter = fc.constantFrom(...'abcde');
const word = fc.array(letter, { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''));
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const entries = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 });

type Entry = readonly [string, string];
const indexOf = (texts: readonly Entry[]) =>
  wordIndex([0, 1].map((field) => texts.map((entry) => foldedWords(entry[field] ?? ''))));

/** The word with one letter after the first left out, doubled, changed or swapped. */
const withError = (right: string, at: number, kind: number): string => {
  const [head, tail] = [right.slice(0, at), right.slice(at)];
  const other = 'x';
  return (
    [head + tail.slice(1), head + other + tail, head + other + tail.slice(1)][kind] ??
    head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2)
  );
};

it('finds every entry by any of its words, with one error or none, in any order of the parts', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), fc.nat(3), (texts, pick, place, kind) => {
      const index = indexOf(texts);
      const places = texts.flatMap((fields, entry) =>
        fields.flatMap((field) => foldedWords(field).map((one) => ({ entry, one }))),
      );
      const chosen = places[pick % Math.max(1, places.length)];
      if (!chosen) return;
      const wrong = withError(chosen.one, 1 + (place % (chosen.one.length - 1)), kind);
      expect(searchWords(index, chosen.one)).toContain(chosen.entry);
      if (wrong.length >= 4) expect(searchWords(index, wrong)).toContain(chosen.entry);
      const all = foldedWords((texts[chosen.entry] ?? []).join(' '));
      expect(searchWords(index, all.toReversed().join(' '))).toEqual(searchWords(index, all.join(' ')));
    }),
  );
});

it('puts entries that hold a word as typed before all others', () => {
  fc.assert(
    fc.property(entries, word, (texts, typed) => {
      const found = searchWords(indexOf(texts), typed);
      const holds = found.map((entry) => (texts[entry] ?? []).some((field) => field.includes(typed)));
      expect(holds).toEqual(holds.toSorted((left, right) => Number(right) - Number(left)));
    }),
  );
});
