import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitOf } from '#shared/format/wait-of.ts';

const secondsOf = { detail: 1, minutes: 60, hours: 3600 };

describe('a wait', () => {
  it.each([
    [40, 'detail', 40],
    [90, 'detail', 90],
    [91, 'minutes', 2],
    [1734, 'minutes', 29],
    [5400, 'minutes', 90],
    [5401, 'hours', 2],
    [36_588, 'hours', 11],
    [86_400, 'hours', 24],
  ])('of %i seconds is said in %s: %i', (seconds, unit, count) => {
    expect(waitOf(seconds)).toEqual({ unit, count });
  });

  it('is never said too short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), (seconds) => {
        const { unit, count } = waitOf(seconds);
        expect(count * secondsOf[unit]).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });
});
