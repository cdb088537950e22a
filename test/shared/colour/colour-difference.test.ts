import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourDifference } from '#shared/colour/colour-difference.ts';
import { type DifferenceDegree, differenceDegree } from '#shared/colour/difference-degree.ts';
import { type Lab, labOf } from '#shared/colour/lab.ts';

type Pair = [l1: number, a1: number, b1: number, l2: number, a2: number, b2: number, difference: number];

/** Table 1 of Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula", Color Research & Application 30, 2005. */
const published: Pair[] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
  [50, 2.5, 0, 50, 3.2972, 0, 1],
  [50, 2.5, 0, 50, 1.8634, 0.5757, 1],
  [50, 2.5, 0, 50, 3.2592, 0.335, 1],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

const channel = fc.nat(255);
const rgb = fc.record({ r: channel, g: channel, b: channel });
const lab: fc.Arbitrary<Lab> = rgb.map(labOf);

describe('the difference of two colours', () => {
  it.each(published)('of %d %d %d and %d %d %d is the published %d', (l1, a1, b1, l2, a2, b2, expected) => {
    const [one, other] = [
      { l: l1, a: a1, b: b1 },
      { l: l2, a: a2, b: b2 },
    ];
    expect(Math.abs(colourDifference(one, other) - expected)).toBeLessThan(0.000_1);
    expect(Math.abs(colourDifference(other, one) - expected)).toBeLessThan(0.000_1);
  });

  it('is nothing for the same colour, and the same either way', () => {
    fc.assert(
      fc.property(lab, lab, (one, other) => {
        expect(colourDifference(one, one)).toBe(0);
        const difference = colourDifference(one, other);
        expect(difference).toBeGreaterThanOrEqual(0);
        expect(colourDifference(other, one)).toBeCloseTo(difference, 9);
      }),
    );
  });

  it.each<[number, DifferenceDegree]>([
    [0, 'same'],
    [0.01, 'unseen'],
    [1, 'slight'],
    [2, 'visible'],
    [3.5, 'clear'],
    [5, 'other'],
  ])('of %d is said as "%s"', (difference, degree) => {
    expect(differenceDegree(difference)).toBe(degree);
  });
});

describe('a colour in CIELAB', () => {
  it.each([
    [
      { r: 255, g: 255, b: 255 },
      { l: 100, a: 0, b: 0 },
    ],
    [
      { r: 0, g: 0, b: 0 },
      { l: 0, a: 0, b: 0 },
    ],
    [
      { r: 255, g: 0, b: 0 },
      { l: 53.24, a: 80.09, b: 67.2 },
    ],
    [
      { r: 0, g: 128, b: 0 },
      { l: 46.23, a: -51.7, b: 49.9 },
    ],
    [
      { r: 0, g: 0, b: 255 },
      { l: 32.3, a: 79.19, b: -107.86 },
    ],
  ])('of %o is %o', (colour, expected) => {
    const { l, a, b } = labOf(colour);
    expect(l).toBeCloseTo(expected.l, 1);
    expect(a).toBeCloseTo(expected.a, 1);
    expect(b).toBeCloseTo(expected.b, 1);
  });

  it('has no hue when it is grey', () => {
    fc.assert(
      fc.property(channel, (grey) => {
        const { a, b } = labOf({ r: grey, g: grey, b: grey });
        expect(Math.hypot(a, b)).toBeLessThan(0.001);
      }),
    );
  });
});
