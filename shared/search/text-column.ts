import { searchParts } from './match-words.ts';

/** The searchable texts of many rows as one string: the engine looks through it at once, not row by row. */
export type TextColumn = { readonly text: string; readonly starts: Uint32Array };

const end = '\n';

/** Many texts as one column, built once for many searches. */
export function textColumn(texts: readonly string[]): TextColumn {
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [position, text] of texts.entries()) {
    starts[position] = start;
    start += text.length + end.length;
  }
  return { text: texts.map((text) => text + end).join(''), starts };
}

/**
 * Clears the flags of the rows without every part of the typed text; as matchWords, row by row, would. The longest part
 * goes first: it leaves the fewest rows to the others.
 */
export function keepMatches(column: TextColumn, typed: string | null | undefined, flags: Uint8Array): void {
  const parts = searchParts(typed).toSorted((left, right) => right.length - left.length);
  for (const part of parts) flags.set(rowsWith(column, part, flags));
}

/** Those of the flagged rows that hold a part: from one found row the search goes on at the next flagged one. */
function rowsWith({ text, starts }: TextColumn, part: string, flags: Uint8Array): Uint8Array {
  const found = new Uint8Array(starts.length);
  let position = flags.indexOf(1);
  while (position >= 0 && position < starts.length) {
    const at = text.indexOf(part, starts[position]);
    if (at < 0) break;
    while ((starts[position + 1] ?? text.length) <= at) position += 1;
    found[position] = flags[position] ?? 0;
    position += 1;
    while (position < starts.length && !flags[position]) position += 1;
  }
  return found;
}
