import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSide, smallerSize } from '#shared/uploads/smaller-size.ts';

describe('the size that a picture is sent in', () => {
  it('has 1,600 pixels at its longest side', () => {
    expect(smallerSize({ width: 4032, height: 3024 })).toEqual({ width: 1600, height: 1200 });
    expect(smallerSize({ width: 3024, height: 4032 })).toEqual({ width: 1200, height: 1600 });
  });

  it('is its own where that is small enough', () => {
    expect(smallerSize({ width: 1600, height: 1600 })).toBeUndefined();
    expect(smallerSize({ width: 36, height: 36 })).toBeUndefined();
  });

  it('keeps the proportions, and at least a pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = smallerSize({ width, height });
        expect(size === undefined).toBe(Math.max(width, height) <= longestSide);
        if (!size) return;
        expect(Math.max(size.width, size.height)).toBe(longestSide);
        const least = Math.min(size.width, size.height);
        const exact = (Math.min(width, height) * longestSide) / Math.max(width, height);
        expect(Math.abs(least - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
