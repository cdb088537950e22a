import type { DiscountFactor } from '#shared/money/discount-factor.ts';

/** A row of the bench: counts and integer prices of its packages, its three discounts, and these as one double. */
export type BenchRow = {
  packs: readonly { count: number; price: number }[];
  discounts: DiscountFactor;
  factor: number;
};

/**
 * The least work that could price the rows: counts × integer prices, the factor as a double already multiplied
 * out, one Math.round a row. Wrong near ties; it is the floor the engine is measured against.
 */
export function floorTotal(rows: readonly BenchRow[]): number {
  let total = 0;
  for (const { packs, factor } of rows) {
    let sum = 0;
    for (const { count, price } of packs) sum += count * price;
    total += Math.round((sum * factor) / 100);
  }
  return total;
}
