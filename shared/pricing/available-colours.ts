import type { PublishedColour } from '#shared/schemas/product.ts';

/** The white that is always among the colours; it belongs to no folder (QCO-006). */
export const white: PublishedColour = { code: 'Bianco', r: 255, g: 255, b: 255, hbw: null, colorlist: '' };

const byText = new Intl.Collator('it', { numeric: true });

/** The published colours and the extra white: Bianco first, then by folder and code ('TN 2' before 'TN 10'). */
export function availableColours(published: readonly PublishedColour[]): readonly PublishedColour[] {
  const sorted = published.toSorted(
    (left, right) => byText.compare(left.colorlist, right.colorlist) || byText.compare(left.code, right.code),
  );
  return [white, ...sorted];
}
