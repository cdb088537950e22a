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

/**
 * Lines of a spreadsheet as colours of a folder: code, HBW, r, g, b, between tabs or semicolons; a first line of
 * headings does not count. A code that the folder has is changed, another one added; a line that makes no colour, or
 * has the code of one before, is refused.
 */
export function pastedColours(pasted: string, present: readonly FolderColour[]): PastedLine[] {
  const known = new Map(present.map((colour) => [codeKey(colour.code), colour]));
  const seen = new Set<string>();
  return linesOf(pasted).map(({ line, text }): PastedLine => {
    const parsed = colourForm.safeParse(cellsOf(text));
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

function linesOf(pasted: string): { line: number; text: string }[] {
  return pasted
    .split(/\r\n?|\n/)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.trim() !== '')
    .filter(({ text }, index) => index > 0 || !isHeading(text));
}

const separator = (text: string) => (text.includes('\t') ? '\t' : ';');

function cellsOf(text: string) {
  const [code = '', hbw = '', r = '', g = '', b = ''] = text.split(separator(text));
  return { code, hbw, r, g, b };
}

/** Headings have no digit where the channels would be. */
function isHeading(text: string): boolean {
  const { r, g, b } = cellsOf(text);
  return r.trim() !== '' && !/\d/.test(r + g + b);
}
