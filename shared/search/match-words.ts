/** A text as it is compared: case does not count (QLS-037), nor how an accent was typed. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Texts as they are searched: one string, in which a part of what was typed is found exactly when a word has it. */
export const searchable = (texts: readonly string[]): string => folded(texts.join(' ')).replaceAll('\n', ' ');

/**
 * A test for {@link searchable} texts: it holds when every part of the typed text, split at blanks, is inside
 * some word (QLS-036, OP35). Nothing typed holds for every text. Make it once, use it for many texts.
 */
export function matchWords(typed: string | null | undefined): (words: string) => boolean {
  const parts = searchParts(typed);
  return (words) => parts.every((part) => words.includes(part));
}

/** The typed text, split at blanks: a part is inside a word exactly when it is inside the joined texts. */
export const searchParts = (typed: string | null | undefined): string[] =>
  folded(typed ?? '')
    .split(/\s+/u)
    .filter(Boolean);
