import { white } from '#shared/pricing/available-colours.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';

export const keyOf = ({ code, colorlist }: PublishedColour) => `${colorlist}/${code}`;

export const foldersOf = (colours: readonly PublishedColour[]) => [
  ...new Set(colours.map(({ colorlist }) => colorlist).filter(Boolean)),
];

/** The folder the selector opens with: of the chosen colour, else the first that has one for the product. */
export function proposedFolder(row: QuotationRow, colours: readonly PublishedColour[]): string {
  if (row.colorlist) return row.colorlist;
  const first = colours.find(({ code, colorlist }) => colorlist && isColourAvailable(row, code));
  return first?.colorlist ?? '';
}

const plain = (code: string) => code.toLowerCase().replace(/\s/g, '');

/**
 * The colours of a folder whose code holds what was typed; Bianco belongs to all of them. When the folder has
 * none, those of the other folders, `elsewhere`.
 */
export function shownColours(
  colours: readonly PublishedColour[],
  folder: string,
  search: string,
): { shown: readonly PublishedColour[]; elsewhere: boolean } {
  const wanted = plain(search);
  const found = colours.filter(({ code }) => plain(code).includes(wanted));
  const inFolder = found.filter(
    (colour) => !folder || colour.colorlist === folder || keyOf(colour) === keyOf(white),
  );
  const elsewhere = inFolder.length === 0 && found.length > 0;
  return { shown: elsewhere ? found : inFolder, elsewhere };
}

/** The colour of a row as one of the published ones, or as it was stored. */
export function colourOf(
  { color, colorlist }: QuotationRow,
  colours: readonly PublishedColour[],
): PublishedColour | undefined {
  if (!color) return undefined;
  const stored = { ...color, hbw: null, colorlist: colorlist ?? '' };
  return colours.find((colour) => keyOf(colour) === keyOf(stored)) ?? stored;
}
