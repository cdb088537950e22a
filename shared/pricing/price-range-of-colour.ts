import { codeKey } from '#shared/catalogue/colours/by-code.ts';

type RangesWithColours = readonly { readonly colors: readonly (string | { readonly code: string })[] }[];

/** Key of the message for a colour that no price range lists (QCO-004). */
export const colourNotAvailable = 'colorSelector.colorNotAvailable';

/**
 * Index of the price range that lists a colour, undefined when none does (QCO-001, QCO-002). Codes are compared
 * trimmed and without case, the folder is not looked at and the first range wins (OP10). Takes rows (codes) and
 * stored products (colours).
 */
export function priceRangeOfColour(ranges: RangesWithColours, code: string): number | undefined {
  const wanted = codeKey(code);
  const index = ranges.findIndex(({ colors }) =>
    colors.some((colour) => codeKey(typeof colour === 'string' ? colour : colour.code) === wanted),
  );
  return index < 0 ? undefined : index;
}

/** Price ranges limit the colours of a product only if it is priced by colour; all others take any colour (OP11). */
export function isColourAvailable(
  product: { readonly priceType: string; readonly priceranges: RangesWithColours },
  code: string,
): boolean {
  return product.priceType !== 'colors' || priceRangeOfColour(product.priceranges, code) !== undefined;
}
