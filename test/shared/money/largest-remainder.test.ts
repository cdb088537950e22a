import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestRemainder } from '#shared/money/largest-remainder.ts';

const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 });
const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('shares by largest remainder', () => {
  it.each([
    [10_000, [1, 1, 1], [3334, 3333, 3333]],
    [28_080, [3780, 5292, 0], [11_700, 16_380, 0]],
    [7500, [100_000, 33_333, 16_668], [5000, 1667, 833]],
    [-5, [1, 1], [-3, -2]],
    [0, [3, 4], [0, 0]],
    [2, [1, 5, 5], [0, 1, 1]],
  ])('of %i over %j are %j', (whole, over, shares) => {
    expect(largestRemainder(whole, over)).toEqual(shares);
  });

  it('are none without any weight', () => {
    expect(largestRemainder(100, [])).toBeUndefined();
    expect(largestRemainder(100, [0, 0])).toBeUndefined();
  });

  it('add up to the amount, each less than a unit from its exact share, without any for no weight', () => {
    fc.assert(
      fc.property(amount, weights, (whole, over) => {
        const shares = largestRemainder(whole, over);
        const total = over.reduce((sum, weight) => sum + BigInt(weight), 0n);
        if (!shares) return total === 0n;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
        return shares.every((share, at) => {
          const distance = BigInt(share) * total - BigInt(whole) * BigInt(over[at] ?? 0);
          return distance < total && distance > -total && (over[at] !== 0 || share === 0);
        });
      }),
    );
  });

  it('have the sign of the amount and no other', () => {
    fc.assert(
      fc.property(amount, weights, (whole, over) => {
        const mirrored = largestRemainder(-whole, over);
        const shares = largestRemainder(whole, over);
        expect(mirrored?.map((share) => -share + 0)).toEqual(shares?.map((share) => share + 0));
      }),
    );
  });
});
