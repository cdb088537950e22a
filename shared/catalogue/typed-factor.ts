import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { type Fraction, fraction, perUnit } from '#shared/money/units.ts';
import { largestFactor, smallestFactor } from '#shared/schemas/price-list-copy.ts';

/** A typed factor in millionths, '1,05' or '1.05' (OPC-24); undefined when prices cannot be multiplied by it. */
export function typedFactor(typed: string): Fraction | undefined {
  const factor = parseCatalogueQuantity(typed);
  if (typeof factor !== 'number') return undefined;
  return factor >= smallestFactor * perUnit && factor <= largestFactor * perUnit
    ? fraction(factor)
    : undefined;
}
