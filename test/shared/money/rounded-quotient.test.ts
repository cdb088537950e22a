import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactDecimal,
  exactQuotient,
  halfUp,
  halfUpBig,
  roundedQuotient,
  roundedWhenClear,
} from '#shared/money/rounded-quotient.ts';
import { roundedSumOfProducts } from '#shared/money/rounded-sum-of-products.ts';

const factor = fc.integer({ min: 0, max: 10_000_000 });
const divisor = fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(10, 1000, 1e6));
const factors = fc.array(factor, { minLength: 1, maxLength: 4 });
const divisors = fc.array(divisor, { minLength: 1, maxLength: 4 });

function reference(numerators: readonly number[], denominators: readonly number[]): number {
  const product = (values: readonly number[]) => values.reduce((all, value) => all * BigInt(value), 1n);
  return halfUpBig(product(numerators), product(denominators));
}

describe('rounding half up', () => {
  it('decides a tie that floating point gets wrong', () => {
    expect((0.35 * 4.5).toFixed(2)).toBe('1.57');
    expect(roundedQuotient([35, 45], [10])).toBe(158);
    expect(roundedQuotient([5], [10])).toBe(1);
    expect(roundedQuotient([4_999_999], [10_000_000])).toBe(0);
  });

  it('decides what lies nearer to a tie than a double can tell', () => {
    const numerator = 9_007_199_254_740_991;
    expect(roundedQuotient([numerator, 999_983], [numerator, 999_983, 2])).toBe(1);
    expect(roundedQuotient([500_000_000_001], [1_000_000_000_000])).toBe(1);
    expect(roundedQuotient([499_999_999_999], [1_000_000_000_000])).toBe(0);
    expect(roundedQuotient([10 ** 15 - 1, 10 ** 15 + 1, 5], [10 ** 15, 10 ** 15, 10])).toBe(0);
  });

  it('leaves to exact arithmetic whatever is near a tie or too large', () => {
    expect(roundedWhenClear(1.4)).toBe(1);
    expect(roundedWhenClear(1.6)).toBe(2);
    expect(roundedWhenClear(1.500_000_01)).toBe(-1);
    expect(roundedWhenClear(1.499_999_99)).toBe(-1);
    expect(roundedWhenClear(1e9 + 10)).toBe(-1);
    expect(roundedWhenClear(Number.NaN)).not.toBe(0);
  });

  it('refuses to divide by nothing', () => {
    expect(() => roundedQuotient([1], [0])).toThrow(RangeError);
  });

  it('equals exact arithmetic for any factors', () => {
    fc.assert(
      fc.property(factors, divisors, (numerators, denominators) => {
        const expected = reference(numerators, denominators);
        expect(roundedQuotient(numerators, denominators)).toBe(expected);
        expect(exactQuotient(numerators, denominators)).toBe(expected);
        expect(exactDecimal(numerators, 7)).toBe(reference(numerators, [1e7]));
      }),
      { numRuns: 500 },
    );
  });

  it('equals exact arithmetic at and beside every tie', () => {
    const offset = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 1e9 }), offset, (whole, half, beside) => {
        const numerator = Math.max(0, (2 * whole + 1) * half + beside);
        expect(roundedQuotient([numerator], [2 * half])).toBe(reference([numerator], [2 * half]));
        expect(halfUp(numerator, 2 * half)).toBe(reference([numerator], [2 * half]));
      }),
      { numRuns: 500 },
    );
  });

  it('rounds a sum of products once, whatever its size', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1e13), fc.nat(1e9)), { maxLength: 4 }), (pairs) => {
        const exact = pairs.reduce((sum, [left, right]) => sum + BigInt(left) * BigInt(right), 0n);
        expect(roundedSumOfProducts(pairs, 1e6)).toBe(halfUpBig(exact, 1_000_000n));
      }),
    );
    expect(
      roundedSumOfProducts(
        [
          [1, 250_000],
          [1, 250_000],
        ],
        1e6,
      ),
    ).toBe(1);
  });
});
