import { foldedWords } from './folded-words.ts';

/** The words of many entries, each with the places where it stands: by field, then by entry. */
type WordIndex = {
  readonly words: readonly string[];
  /** The places of each word: `field * size + entry`, ascending. */
  readonly places: readonly (readonly number[])[];
  /** How many words each entry has in the first field. */
  readonly lengths: readonly number[];
  /** How many entries there are. */
  readonly size: number;
};

/** A typed part is a whole word, its beginning, inside it, or one typing error away: the best is the cheapest. */
const fits = { whole: 0, start: 20, inside: 40, near: 1000 } as const;
/** Each field costs more than the one before, and more than any way to fit without an error. */
const fieldCost = 100;
/** In the first field each word beside the one that fits costs 1, up to here: a short name is meant more than a long one. */
const mostBeside = 19;

/** The cost of an entry in which no word fits. */
const unfit = 65_535;

/** From this length on a part counts inside words of later fields, and may be a word with an error. */
const longPart = 4;
/** From this length on a part may be the beginning of a word, with an error. */
const longStart = 6;
/** From this length on a word is the stem of a longer part: 'acril' of 'acrilica'. */
const longStem = 5;

/** An index of fields, the one that counts most first; each has the folded words of every entry. Built once. */
export function wordIndex(fields: readonly (readonly (readonly string[])[])[]): WordIndex {
  const size = fields[0]?.length ?? 0;
  const places = new Map<string, number[]>();
  for (const [field, entries] of fields.entries()) {
    for (const [entry, words] of entries.entries()) {
      const place = field * size + entry;
      for (const word of words) {
        const known = places.get(word);
        if (!known) places.set(word, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    }
  }
  const lengths = (fields[0] ?? []).map((words) => words.length);
  return { words: [...places.keys()], places: [...places.values()], lengths, size };
}

/**
 * The numbers of the entries that hold every typed part, in any order; the best first, equal ones by number. A part
 * without an error comes first, then an earlier field, then a whole word.
 */
export function searchWords(index: WordIndex, typed: string): number[] {
  const costs = new Uint32Array(index.size);
  const missing = new Uint8Array(index.size);
  for (const part of new Set(foldedWords(typed))) {
    const best = bestCosts(index, part);
    for (let entry = 0; entry < index.size; entry += 1) {
      if (best[entry] === unfit) missing[entry] = 1;
      costs[entry] = (costs[entry] ?? 0) + (best[entry] ?? 0);
    }
  }
  const found = Array.from(costs.keys()).filter((entry) => !missing[entry]);
  return found.sort((left, right) => (costs[left] ?? 0) - (costs[right] ?? 0) || left - right);
}

/** For each entry the cost of the word that fits best. */
function bestCosts({ words, places, lengths, size }: WordIndex, part: string): Uint16Array {
  const best = new Uint16Array(size).fill(unfit);
  for (let at = 0; at < words.length; at += 1) {
    const fit = fitOf(part, words[at] ?? '');
    if (fit === undefined) continue;
    const until = fit === fits.inside && part.length < longPart ? size : Number.POSITIVE_INFINITY;
    for (const place of places[at] ?? []) {
      if (place >= until) break;
      const entry = place % size;
      const beside = place < size ? Math.min(mostBeside, lengths[entry] ?? 0) : 0;
      const cost = fit + beside + Math.trunc(place / size) * fieldCost;
      if (cost < (best[entry] ?? 0)) best[entry] = cost;
    }
  }
  return best;
}

function fitOf(part: string, word: string): number | undefined {
  const at = word.indexOf(part);
  if (at >= 0) return at > 0 ? fits.inside : part.length === word.length ? fits.whole : fits.start;
  return isNear(part, word) ? fits.near : undefined;
}

/** One letter more, less, other or in the wrong place; or another ending. Never in a number: 215 is not 155. */
function isNear(part: string, word: string): boolean {
  if (part.length < longPart || part[0] !== word[0] || /\p{N}/u.test(part)) return false;
  if (word.length >= longStem && part.startsWith(word)) return true;
  let at = 1;
  while (at < part.length && part[at] === word[at]) at += 1;
  const goesOn = (typedFrom: number, wordFrom: number) => {
    const typed = part.slice(typedFrom);
    return part.length < longStart ? word.slice(wordFrom) === typed : word.startsWith(typed, wordFrom);
  };
  const isSwapped = part[at] === word[at + 1] && part[at + 1] === word[at];
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (isSwapped && goesOn(at + 2, at + 2))
  );
}
