import { DomainError } from '#shared/errors.ts';
import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { type Fraction, fraction, type Price, perUnit, price, pricePerEuro } from '#shared/money/units.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { largestEuro } from '#shared/schemas/product-parts-input.ts';
import { withPriceDates } from './price-dates.ts';

/** Ten-thousandths of a euro. */
const pricePerCent = pricePerEuro / 100;

/** A factor such as 1.05 in millionths. */
export const factorOf = (factor: number): Fraction => fraction(parseStoredQuantity(factor) ?? 0);

/** A price times a factor in millionths, to the cent, half up; times one it stays what it is. */
export function multipliedPrice(original: Price, factor: Fraction): Price {
  if (factor === perUnit) return original;
  return price(roundedQuotient([original, factor], [perUnit, pricePerCent]) * pricePerCent);
}

type Copying = {
  /** Ids of the price lists. */
  from: string;
  to: string;
  factor: Fraction;
  /** ISO instant. */
  now: string;
};

/**
 * Price ranges with the prices of a list times a factor in another one; a price that is there already stays. Ranges in
 * which no price came are the same as before, the others changed now (OPC-28).
 */
export const withCopiedPrices = (
  ranges: readonly StoredPriceRange[],
  copying: Copying,
): readonly StoredPriceRange[] =>
  ranges.map((range) => {
    const prices = range.prices.map((pack) => withPrice(pack, copying));
    const isSame = prices.every((pack, index) => pack === range.prices[index]);
    return isSame ? range : withPriceDates({ ...range, prices }, range, { [copying.to]: copying.now });
  });

function withPrice(pack: StoredPack, { from, to, factor }: Copying): StoredPack {
  const original = parseStoredPrice(pack[from]);
  if (original === undefined || original < 0 || parseStoredPrice(pack[to]) !== undefined) return pack;
  const copied = multipliedPrice(original, factor) / pricePerEuro;
  // Nobody could save the product again.
  if (copied > largestEuro) throw new DomainError('too-large');
  return { ...pack, [to]: copied };
}
