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

/** The colours of a folder whose code holds what was typed; Bianco belongs to all of them. */
export function shownColours(
  colours: readonly PublishedColour[],
  folder: string,
  search: string,
): readonly PublishedColour[] {
  const wanted = plain(search);
  return colours.filter(
    (colour) =>
      (!folder || colour.colorlist === folder || keyOf(colour) === keyOf(white)) &&
      plain(colour.code).includes(wanted),
  );
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
