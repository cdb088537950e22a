const candidates = /[A-Za-z\d+/_-]{32,}={0,2}/g;
/** Bits for each character: keys of 32 letters and digits have more, words and paths fewer. */
const leastEntropy = 4.2;

/** Long words with the randomness of keys; names, paths and slugs have less. */
export function randomWords(text: string): string[] {
  const long = text.match(candidates) ?? [];
  return long.filter((word) => isMixed(word) && entropyOf(word) >= leastEntropy);
}

/** Keys mix capitals, small letters and digits, and change between them often. */
function isMixed(word: string): boolean {
  const kinds = [...word].map((sign) =>
    /\d/.test(sign) ? 'digit' : /[A-Z]/.test(sign) ? 'capital' : 'small',
  );
  const changes = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
  return new Set(kinds).size === 3 && changes > word.length / 3;
}

function entropyOf(word: string): number {
  const counts = new Map<string, number>();
  for (const sign of word) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / word.length) * Math.log2(count / word.length),
    0,
  );
}
