import { white } from '#shared/catalogue/colours/available-colours.ts';
import { type Rgb, typedRgb } from '#shared/colour/rgb.ts';
import { bySimilarity } from '#shared/colour/similar-colours.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { coloursByCode, coloursByName, plainCode } from '#shared/search/search-colours.ts';

/** Identifies a colour: the same code may be in two folders. */
export type ColourKey = Pick<PublishedColour, 'code' | 'colorlist'>;
export const keyOf = ({ code, colorlist }: ColourKey) => `${colorlist}/${code}`;

/** The fields of a row that decide its colours. */
export type ColouredRow = Pick<QuotationRow, 'priceType' | 'priceranges' | 'colorlist'>;

export const foldersOf = (colours: readonly PublishedColour[]) => [
  ...new Set(colours.map(({ colorlist }) => colorlist).filter(Boolean)),
];

/** The first folder of the selector: the one of the chosen colour, else one with a colour for the product. */
function proposedFolder(row: ColouredRow, colours: readonly PublishedColour[]): string {
  if (row.colorlist) return row.colorlist;
  const first = colours.find(({ code, colorlist }) => colorlist && isColourAvailable(row, code));
  return first?.colorlist ?? '';
}

export type ColourFilter = {
  row: ColouredRow;
  /** '' is every folder; undefined is the proposed one, or every folder when a colour is typed. */
  folder?: string | undefined;
  search: string;
};

export type FoundColours = {
  shown: readonly PublishedColour[];
  folder: string;
  /** The folder has no such colour: these are from other folders. */
  elsewhere: boolean;
  /** The typed colour; `shown` are the most similar ones. */
  typed?: Rgb;
};

/**
 * The colours of a folder that match the search; Bianco belongs to every folder. A typed colour (#a1b2c3) finds
 * similar ones; without its sign, only when no code has it. Other texts find codes, or else names.
 */
export function findColours(
  colours: readonly PublishedColour[],
  { row, folder, search }: ColourFilter,
): FoundColours {
  const typed = typedRgb(search);
  const byCode = coloursByCode(colours, search);
  if (typed && (search.includes('#') || byCode.length === 0)) {
    const within = inFolder(colours, folder ?? '');
    return { typed, folder: folder ?? '', shown: mostSimilar(row, within, typed), elsewhere: false };
  }
  const chosen = folder ?? proposedFolder(row, colours);
  const found = byCode.length > 0 ? byCode : coloursByName(colours, search);
  const shown = inFolder(found, chosen);
  const elsewhere = shown.length === 0 && found.length > 0;
  return { shown: elsewhere ? found : shown, folder: chosen, elsewhere };
}

/** The one colour that the search means: the only one that is found, or the one of that very code. */
export function meantColour(
  colours: readonly PublishedColour[],
  filter: ColourFilter,
): PublishedColour | undefined {
  const { shown, typed } = findColours(colours, filter);
  if (typed) return undefined;
  const [only, another] = shown;
  const named = shown.filter(({ code }) => plainCode(code) === plainCode(filter.search));
  return another ? (named.length === 1 ? named[0] : undefined) : only;
}

const inFolder = (colours: readonly PublishedColour[], folder: string) =>
  folder
    ? colours.filter((colour) => colour.colorlist === folder || keyOf(colour) === keyOf(white))
    : colours;

const mostShown = 60;

/** The most similar colours, first those that the product comes in. */
function mostSimilar(row: ColouredRow, colours: readonly PublishedColour[], typed: Rgb) {
  const sorted = bySimilarity(colours, typed);
  const isAvailable = ({ code }: PublishedColour) => isColourAvailable(row, code);
  const others = sorted.filter((colour) => !isAvailable(colour));
  return [...sorted.filter(isAvailable), ...others].slice(0, mostShown);
}

/** The colour of a row as it is published, or else as it is stored. */
export function colourOf(
  { color, colorlist }: QuotationRow,
  colours: readonly PublishedColour[],
): PublishedColour | undefined {
  if (!color) return undefined;
  const stored = { ...color, hbw: null, colorlist: colorlist ?? '' };
  return colours.find((colour) => keyOf(colour) === keyOf(stored)) ?? stored;
}
