const candidates = /[A-Za-z\d+/_-]{32,}={0,2}/g;
/** Bits a character: keys of 32 letters and digits have more, words and paths less. */
const leastEntropy = 4.2;

/** Long words of letters and digits that are as mixed as keys are; names, paths and slugs are not. */
export function randomWords(text: string): string[] {
  const long = text.match(candidates) ?? [];
  return long.filter((word) => isMixed(word) && entropyOf(word) >= leastEntropy);
}

/** Keys have capitals, small letters and digits, and change between them again and again. */
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
