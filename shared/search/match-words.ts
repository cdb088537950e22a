/** A text as it is compared: case does not count (QLS-037), nor how an accent was typed. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * A test for the words of texts: it holds when every part of the typed text, split at blanks, is inside
 * some word (QLS-036, OP35). Nothing typed holds for every text. Make it once, use it for many texts.
 */
export function matchWords(typed: string | null | undefined): (texts: readonly string[]) => boolean {
  const parts = folded(typed ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  if (parts.length === 0) return () => true;
  return (texts) => {
    // A part holds no blank, so it is inside a word exactly when it is inside the joined texts.
    const words = folded(texts.join(' '));
    return parts.every((part) => words.includes(part));
  };
}
