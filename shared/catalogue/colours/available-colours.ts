import type { PublishedColour } from '#shared/schemas/product.ts';
import { codeKey, compareCodes } from './by-code.ts';

/** The white that is always among the colours; it belongs to no folder and is never stored (QCO-006, COL-027). */
export const white: PublishedColour = { code: 'Bianco', r: 255, g: 255, b: 255, hbw: null, colorlist: '' };

/** Bianco first, then the others as they stand; one that a folder holds under the same code is not there twice (OPC-06). */
export const withWhite = <Colour extends PublishedColour>(
  published: readonly Colour[],
): readonly (Colour | typeof white)[] => [
  white,
  ...published.filter(({ code }) => codeKey(code) !== codeKey(white.code)),
];

const byText = new Intl.Collator('it', { numeric: true });

/** The published colours and the extra white: Bianco first, then by folder and code ('TN 2' before 'TN 10'). */
export function availableColours(published: readonly PublishedColour[]): readonly PublishedColour[] {
  return withWhite(
    published.toSorted(
      (left, right) => byText.compare(left.colorlist, right.colorlist) || compareCodes(left.code, right.code),
    ),
  );
}
