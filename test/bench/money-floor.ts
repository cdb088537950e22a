import type { DiscountFactor } from '#shared/money/discount-factor.ts';

/**
 * A row of the bench: counts and integer prices of its packages, its three discounts, and their product as
 * one double.
 */
export type BenchRow = {
  packs: readonly { count: number; price: number }[];
  discounts: DiscountFactor;
  factor: number;
};

/**
 * The least work that could price the rows: counts × integer prices, the discount factor as a ready double,
 * one Math.round for each row. It is wrong near ties, but a floor for the engine.
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
