import { multipliedPrice } from '#shared/catalogue/copied-prices.ts';
import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import { halfUp, halfUpBig } from '#shared/money/rounded-quotient.ts';
import { type Fraction, fraction, type Price, perUnit, pricePerEuro } from '#shared/money/units.ts';
import { largestEuro } from '#shared/schemas/product-parts-input.ts';

/** Why a price stays as it is with any factor (OPW-53). */
export const leftReasons = ['empty', 'zero', 'unreadable', 'limit'] as const;
export type LeftReason = (typeof leftReasons)[number];

type Stored = string | number | null | undefined;
export type Updated = { before: Price; after: Price } | { left: LeftReason };

/**
 * A stored price times a factor, rounded half away from zero to the cent (PUP-016, PUP-017); times 1 it stays what it is.
 * One that would become nothing, or more than anybody could save, is left.
 */
export function updatedPrice(stored: Stored, factor: Fraction): Updated {
  if (stored === null || stored === undefined || stored === '') return { left: 'empty' };
  const before = parseStoredPrice(stored);
  if (before === undefined || before < 0) return { left: 'unreadable' };
  if (before === 0) return { left: 'zero' };
  const after = multipliedPrice(before, factor);
  if (after === 0) return { left: 'zero' };
  return after > largestEuro * pricePerEuro ? { left: 'limit' } : { before, after };
}

/** How much a price varies, in millionths of what it was, rounded half away from zero. */
export function variationOf({ before, after }: { before: Price; after: Price }): Fraction {
  const size = halfUpBig(BigInt(Math.abs(after - before)) * BigInt(perUnit), BigInt(before));
  return fraction(after < before ? -size : size);
}

/** The mean of variations, rounded half away from zero; 0 of none. */
export function averageOf(variations: readonly Fraction[]): Fraction {
  const sum = variations.reduce<number>((total, one) => total + one, 0);
  const size = variations.length > 0 ? halfUp(Math.abs(sum), variations.length) : 0;
  return fraction(sum < 0 ? -size : size);
}
