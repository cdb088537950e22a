import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { price, quantity } from '#shared/money/units.ts';
import { automaticPacks } from '#shared/pricing/automatic-packs.ts';
import { cheapestPacks, fewestPacks, leastLeftoverPacks } from '#shared/pricing/cheapest-packs.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import type { Buyable } from '#shared/pricing/packs-in-units.ts';
import { bestByTotals, bestByTrial, buyable, judged, kilos } from '#test/support/builders/best-packs.ts';

const aims = { cheapest: cheapestPacks, leastLeftover: leastLeftoverPacks, fewest: fewestPacks };
const aimNames: PackAim[] = ['cheapest', 'leastLeftover', 'fewest'];

/** Sizes that share divisors, prices that tie: in tenths of a unit and whole euros. */
const fewPacks = fc.array(
  fc.record({ size: fc.integer({ min: 1, max: 14 }), euros: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 3 },
);
const built = (packs: readonly { size: number; euros: number }[]) =>
  packs.map(({ size, euros }) => buyable(size / 10, euros));
/** Hundredths above the tenths of the sizes: no total meets such an estimate. */
const estimates = fc.integer({ min: 0, max: 900 }).map((hundredths) => kilos(hundredths / 100));

describe.each(aimNames)('the best packages for the aim %s', (aim) => {
  it('are what trying every mix finds', () => {
    fc.assert(
      fc.property(fewPacks, estimates, (sizes, estimate) => {
        const packs = built(sizes);
        const mix = aims[aim](packs, estimate);
        expect(mix && judged(aim, mix)).toEqual(bestByTrial(aim, packs, estimate));
      }),
      { numRuns: 400 },
    );
  });

  it('are the counts they say, and never below the estimate', () => {
    const sizes = fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 250 }), euros: fc.integer({ min: 1, max: 500 }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 10 ** 12 }), (some, millionths) => {
        const packs = built(some);
        const mix = aims[aim](packs, quantity(millionths));
        const sum = (of: (pack: Buyable) => number) =>
          packs.reduce((total, one, index) => total + of(one) * (mix?.counts[index] ?? 0), 0);
        expect(mix?.counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
        expect(mix?.price).toBe(sum((one) => one.price));
        expect(mix?.packages).toBe(sum(() => 1));
        expect(mix?.leftover).toBe(sum((one) => one.size) - millionths);
        expect(mix?.leftover).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of hundreds of packages are what going through every total finds', () => {
    fc.assert(
      fc.property(fewPacks, fc.integer({ min: 300, max: 2000 }), (sizes, tenths) => {
        const packs = built(sizes);
        const mix = aims[aim](packs, kilos(tenths / 10));
        expect(mix && judged(aim, mix)).toEqual(bestByTotals(aim, packs, tenths));
      }),
      { numRuns: 300 },
    );
  });

  it('of a large estimate are those of a small one and favourites on top', () => {
    fc.assert(
      fc.property(fewPacks, estimates, (sizes, estimate) => {
        const packs = built(sizes);
        // 360 360 tenths are whole packages of every size from 1 to 14.
        const [small, larger] = [0, 1].map((times) =>
          aims[aim](packs, quantity(estimate + (1000 + times) * kilos(36_036))),
        );
        expect(larger?.leftover).toBe(small?.leftover);
        const [more, dearer] = [
          (larger?.packages ?? 0) - (small?.packages ?? 0),
          (larger?.price ?? 0) - (small?.price ?? 0),
        ];
        const whole = packs.map(({ size, price: each }) => ({
          count: kilos(36_036) / size,
          price: (kilos(36_036) / size) * each,
        }));
        expect(whole).toContainEqual({ count: more, price: dearer });
      }),
    );
  });
});

describe('the cheapest packages', () => {
  it('are never dearer than the automatic ones', () => {
    fc.assert(
      fc.property(fewPacks, estimates, (sizes, estimate) => {
        const packs = built(sizes);
        const automatic = automaticPacks('kg', packs, estimate);
        const cost = packs.reduce((sum, one, index) => sum + one.price * (automatic[index] ?? 0), 0);
        expect(cheapestPacks(packs, estimate)?.price).toBeLessThanOrEqual(cost);
      }),
    );
  });

  it('of worked example 7 are one of 5 kg and two of 20 kg', () => {
    const mix = cheapestPacks([buyable(5, 32), buyable(20, 110)], kilos(45));
    expect(mix).toEqual({ counts: [1, 2], price: 2_520_000, leftover: 0, packages: 3 });
  });

  it('may hold more than is needed when that costs less', () => {
    const packs = [buyable(1, 9), buyable(25, 60)];
    expect(cheapestPacks(packs, kilos(7))?.counts).toEqual([0, 1]);
    expect(leastLeftoverPacks(packs, kilos(7))?.counts).toEqual([7, 0]);
    expect(cheapestPacks(packs, kilos(6))?.counts).toEqual([6, 0]);
  });

  it('count a trace above whole packages as needed', () => {
    expect(cheapestPacks([buyable(5, 32)], quantity(5_000_001))?.counts).toEqual([2]);
  });

  it('are none without an estimate, and unknown without packages', () => {
    expect(cheapestPacks([buyable(5, 32)], kilos(0))).toEqual({
      counts: [0],
      price: 0,
      leftover: 0,
      packages: 0,
    });
    expect(cheapestPacks([], kilos(5))).toBeUndefined();
  });
});

describe('ties', () => {
  it('in cost go to the least leftover, then to the fewest packages', () => {
    expect(cheapestPacks([buyable(6, 10), buyable(5, 10)], kilos(5))?.counts).toEqual([0, 1]);
    expect(cheapestPacks([buyable(1, 10), buyable(5, 50)], kilos(10))?.counts).toEqual([0, 2]);
  });

  it('in leftover go to the cheapest, then to the fewest packages', () => {
    expect(leastLeftoverPacks([buyable(5, 50), buyable(10, 90)], kilos(10))?.counts).toEqual([0, 1]);
    expect(leastLeftoverPacks([buyable(5, 40), buyable(10, 90)], kilos(10))?.counts).toEqual([2, 0]);
    expect(leastLeftoverPacks([buyable(5, 45), buyable(10, 90)], kilos(10))?.counts).toEqual([0, 1]);
  });

  it('in packages go to the cheapest, then to the least leftover', () => {
    expect(fewestPacks([buyable(20, 90), buyable(25, 80)], kilos(18))?.counts).toEqual([0, 1]);
    expect(fewestPacks([buyable(25, 80), buyable(20, 80)], kilos(18))?.counts).toEqual([0, 1]);
  });

  it('of equal sizes go to the cheaper package', () => {
    for (const aim of aimNames)
      expect(aims[aim]([buyable(5, 9), buyable(5, 8)], kilos(12))?.counts).toEqual([0, 3]);
  });
});

describe('large estimates', () => {
  const real = [buyable(1, 7.9), buyable(2.5, 17.5), buyable(5, 32), buyable(12.5, 74.9), buyable(25, 139)];
  const milliseconds = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };

  it('of ten million square metres take less than five milliseconds an aim', () => {
    for (const aim of aimNames) {
      const mix = aims[aim](real, quantity(10_000_000 * 6_537_211));
      expect(mix?.counts.at(-1)).toBeGreaterThan(2_600_000);
      const times = Array.from({ length: 9 }, (_, index) =>
        milliseconds(() => aims[aim](real, quantity(10_000_000 * 6_537_211 + index))),
      );
      expect(Math.min(...times)).toBeLessThan(5);
    }
  });

  it('are exact to the last package', () => {
    const mix = leastLeftoverPacks(real, kilos(10_000_013.5));
    expect(mix).toMatchObject({ leftover: 0, counts: [1, 0, 0, 1, 400_000] });
  });

  it('are unknown rather than inexact when sizes are finer than anything sold', () => {
    const fine = [
      { size: quantity(12_345_679), price: price(1) },
      { size: quantity(25_000_001), price: price(2) },
    ];
    expect(cheapestPacks(fine, kilos(10_000_000))).toBeUndefined();
    const dear = [{ size: kilos(1), price: price(Number.MAX_SAFE_INTEGER) }];
    expect(cheapestPacks(dear, kilos(2))).toBeUndefined();
  });
});
