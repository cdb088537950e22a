import { headedColumns } from '#shared/headed-columns.ts';
import type { ColourValues, FolderColour } from '#shared/schemas/colour-folder.ts';
import { colourForm } from '#shared/schemas/colour-input.ts';
import { codeKey } from './by-code.ts';
import { isSame } from './publication-changes.ts';

/** Colours that one call takes: a transaction has a hundred writes, and the folder and the key are two of them. */
export const mostImported = 98;

/** One line that was pasted, and what comes of it. */
export type PastedLine =
  | { kind: 'added'; line: number; after: ColourValues }
  | { kind: 'changed'; line: number; before: FolderColour; after: ColourValues }
  | { kind: 'same'; line: number; after: ColourValues }
  /** `reason` is the key of a message. */
  | { kind: 'refused'; line: number; text: string; reason: string };

/** Titles of the columns, in both languages, in the order that lines have without headings. */
const titles = [
  ['codice', 'code', 'cod.', 'cod', 'colore', 'colour', 'color'],
  ['hbw'],
  ['r', 'rosso', 'red'],
  ['g', 'verde', 'green'],
  ['b', 'blu', 'blue'],
];

/**
 * Lines of a spreadsheet as colours of a folder: code, HBW, r, g, b, between tabs or semicolons; a first line of
 * headings may give them another order. A code that the folder has is changed, another one added; a line that makes no colour, or
 * has the code of one before, is refused.
 */
export function pastedColours(pasted: string, present: readonly FolderColour[]): PastedLine[] {
  const known = new Map(present.map((colour) => [codeKey(colour.code), colour]));
  const seen = new Set<string>();
  return linesOf(pasted).map(({ line, text, cells }): PastedLine => {
    const [code = '', hbw = '', r = '', g = '', b = ''] = cells;
    const parsed = colourForm.safeParse({ code, hbw, r, g, b });
    if (!parsed.success)
      return { kind: 'refused', line, text, reason: parsed.error.issues[0]?.message ?? '' };
    const after = parsed.data;
    const key = codeKey(after.code);
    if (seen.has(key)) return { kind: 'refused', line, text, reason: 'colorCodeTwice' };
    seen.add(key);
    const before = known.get(key);
    if (!before) return { kind: 'added', line, after };
    return isSame(before, after) ? { kind: 'same', line, after } : { kind: 'changed', line, before, after };
  });
}

/** Lines with their cells in the order of the columns. */
function linesOf(pasted: string) {
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((text, index) => ({ line: index + 1, text, cells: cellsOf(text) }))
    .filter(({ text }) => text.trim() !== '');
  const [first, ...below] = lines;
  if (!first || !isHeading(first.cells)) return lines;
  const named = headedColumns(first.cells, titles);
  if (named.every((column) => column === undefined)) return below;
  const places = titles.map((_, column) => named.indexOf(column));
  return below.map((line) => ({ ...line, cells: places.map((place) => line.cells[place] ?? '') }));
}

const cellsOf = (text: string) => text.split(text.includes('\t') ? '\t' : ';');

/** Headings have no digit where the channels would be. */
function isHeading([, , r = '', g = '', b = '']: readonly string[]): boolean {
  return r.trim() !== '' && !/\d/.test(r + g + b);
}
