import { halfUp, halfUpBig } from './rounded-quotient.ts';

/**
 * Sum of products of two non-negative integers, divided by a positive integer and rounded half up, exactly.
 * Formula 3 rounds the sum, not its parts.
 */
export function roundedSumOfProducts(pairs: readonly (readonly [number, number])[], divisor: number): number {
  const sum = pairs.reduce((total, [left, right]) => total + left * right, 0);
  if (sum <= Number.MAX_SAFE_INTEGER) return halfUp(sum, divisor);
  const exact = pairs.reduce((total, [left, right]) => total + BigInt(left) * BigInt(right), 0n);
  return halfUpBig(exact, BigInt(divisor));
}
