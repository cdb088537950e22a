import { largestRemainder } from '#shared/money/largest-remainder.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** An amount shared among works by their quantities, which are above 0: a share a work, in their order (F5, F12). */
export function sharesByQuantity(
  amount: number,
  works: readonly number[],
  lines: readonly OfferLine[],
): readonly number[] {
  // Most materials belong to one work.
  if (works.length === 1) return [amount];
  return (
    largestRemainder(
      amount,
      works.map((place) => lines[place]?.quantity ?? 0),
    ) ?? []
  );
}
