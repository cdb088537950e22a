import type { Colour } from '#shared/schemas/product.ts';
import { byCode, codeKey } from './by-code.ts';
import type { FolderOfColours } from './published-folders.ts';

/** The colours of a price range while they are chosen, by code: a range knows no folders. */
export type RangeSelection = ReadonlyMap<string, Colour>;

const bare = ({ code, r, g, b }: Colour): Colour => ({ code, r, g, b });

/** The colours of a price range as a selection. */
export const selectionOf = (colours: readonly Colour[]): RangeSelection =>
  new Map(colours.map((colour) => [codeKey(colour.code), bare(colour)]));

/** Whether a selection has a colour, by its code. */
export const isSelected = (selection: RangeSelection, { code }: Pick<Colour, 'code'>): boolean =>
  selection.has(codeKey(code));

/** With all of these, or without any of them; what was chosen before keeps its own values. */
export function withColours(
  selection: RangeSelection,
  colours: readonly Colour[],
  selected: boolean,
): RangeSelection {
  const next = new Map(selection);
  for (const colour of colours) {
    const key = codeKey(colour.code);
    if (!selected) next.delete(key);
    else if (!next.has(key)) next.set(key, bare(colour));
  }
  return next;
}

/** The colours of the range afterwards, by code. */
export const selectedColours = (selection: RangeSelection): Colour[] => byCode([...selection.values()]);

/** Chosen colours that no published folder has (any more). */
export function unknownColours(selection: RangeSelection, folders: readonly FolderOfColours[]): Colour[] {
  const known = new Set(folders.flatMap(({ colours }) => colours.map(({ code }) => codeKey(code))));
  return selectedColours(selection).filter(({ code }) => !known.has(codeKey(code)));
}

/** Chosen colours that another range of the product has as well: the first range that has a colour wins (QCO-001). */
export const doublyUsed = (
  selection: RangeSelection,
  elsewhere: ReadonlyMap<string, string>,
): { code: string; range: string }[] =>
  selectedColours(selection).flatMap(({ code }) => {
    const range = elsewhere.get(codeKey(code));
    return range === undefined ? [] : [{ code, range }];
  });
