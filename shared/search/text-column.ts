import { searchParts } from './match-words.ts';

/** The searchable texts of many rows as one string: the engine looks through it at once, not row by row. */
export type TextColumn = { readonly text: string; readonly starts: Uint32Array };

const end = '\n';

export function textColumn(texts: readonly string[]): TextColumn {
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [position, text] of texts.entries()) {
    starts[position] = start;
    start += text.length + end.length;
  }
  return { text: texts.map((text) => text + end).join(''), starts };
}

/** Clears the flags of the rows without every part of the typed text; as matchWords, row by row, would. */
export function keepMatches(column: TextColumn, typed: string | null | undefined, flags: Uint8Array): void {
  for (const part of searchParts(typed)) {
    const found = rowsWith(column, part);
    flags.set(flags.map((flag, position) => flag & (found[position] ?? 0)));
  }
}

function rowsWith({ text, starts }: TextColumn, part: string): Uint8Array {
  const found = new Uint8Array(starts.length);
  let position = 0;
  for (let at = text.indexOf(part); at >= 0; ) {
    while ((starts[position + 1] ?? text.length) <= at) position += 1;
    found[position] = 1;
    const next = starts[position + 1];
    at = next === undefined ? -1 : text.indexOf(part, next);
  }
  return found;
}
