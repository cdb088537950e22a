import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLeastInk, type Stroke } from '#shared/offers/accepting/least-ink.ts';

/** A straight stroke of so many points. */
const straight = (points: number, length: number, { x = 0, y = 0, upright = false } = {}): Stroke =>
  Array.from({ length: points }, (_, at) => {
    const done = (length * at) / (points - 1);
    return upright ? { x, y: y + done } : { x: x + done, y };
  });

describe('the least ink of a signature', () => {
  it('refuses nothing, a tap, a dot and a line of 59 [ACC-025]', () => {
    const tap = [{ x: 300, y: 100 }];
    const dot = Array.from({ length: 200 }, (_, at) => ({ x: 300 + (at % 3), y: 100 + (at % 2) }));
    for (const strokes of [[], [tap], [dot], [straight(60, 59)]]) expect(hasLeastInk(strokes)).toBe(false);
    expect(hasLeastInk([straight(60, 60)])).toBe(true);
  });

  it('needs ten points, in one stroke or several [ACC-025]', () => {
    expect(hasLeastInk([straight(9, 100)])).toBe(false);
    expect(hasLeastInk([straight(10, 100)])).toBe(true);
    expect(hasLeastInk([straight(5, 50), straight(5, 50)])).toBe(true);
    expect(hasLeastInk([straight(5, 50), straight(4, 50)])).toBe(false);
  });

  it('needs a length of 60, and the way between strokes is none [ACC-025]', () => {
    const apart = (length: number) => [straight(5, length / 2), straight(5, length / 2, { x: 500, y: 150 })];
    expect(hasLeastInk(apart(59))).toBe(false);
    expect(hasLeastInk(apart(60))).toBe(true);
  });

  it('needs a box that is 30 wide or 30 high [ACC-025]', () => {
    const back = (side: number, upright: boolean) => [
      straight(10, side, { upright }),
      straight(10, side, { upright }),
      straight(10, side, { upright }),
    ];
    for (const upright of [true, false]) {
      expect(hasLeastInk(back(29, upright))).toBe(false);
      expect(hasLeastInk(back(30, upright))).toBe(true);
    }
  });

  it('is the same wherever and in whatever order it was drawn, and more ink is never less', () => {
    const point = fc.record({ x: fc.nat(600), y: fc.nat(200) });
    const some = fc.array(fc.array(point, { maxLength: 12 }), { maxLength: 4 });
    fc.assert(
      fc.property(some, fc.array(point), (strokes, more) => {
        const enough = hasLeastInk(strokes);
        expect(hasLeastInk(strokes.toReversed())).toBe(enough);
        expect(hasLeastInk(strokes.map((stroke) => stroke.toReversed()))).toBe(enough);
        expect(
          hasLeastInk(strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: 600 - x, y: 200 - y })))),
        ).toBe(enough);
        if (enough) expect(hasLeastInk([...strokes, more])).toBe(true);
      }),
    );
  });
});
