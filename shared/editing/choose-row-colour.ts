import { colourNotAvailable, priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { Colour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { replaceRow } from './replace-row.ts';

export type ChosenColour = Colour & { colorlist: string | null };
export type ColourChoice =
  | { available: true; quotation: Quotation }
  | { available: false; reason: typeof colourNotAvailable };

/**
 * Stores a colour and its folder on a row (QCO-007) and takes the price range that lists it (QCO-001). A product
 * priced by colour refuses a colour no range lists (QCO-002); others take any colour and keep their range (OP11).
 */
export function chooseRowColour(quotation: Quotation, sId: string, colour: ChosenColour): ColourChoice {
  const row = quotation.selectedProducts.find((candidate) => candidate.sId === sId);
  if (!row) return { available: true, quotation };
  const isPricedByColour = row.priceType === 'colors';
  const priceRange = isPricedByColour ? priceRangeOfColour(row.priceranges, colour.code) : row.priceRange;
  if (priceRange === undefined) return { available: false, reason: colourNotAvailable };
  const { code, r, g, b, colorlist } = colour;
  const after = replaceRow(quotation, sId, () => ({
    ...row,
    color: { code, r, g, b },
    colorlist,
    priceRange,
  }));
  return { available: true, quotation: followAutomaticPacks(quotation, after) };
}
