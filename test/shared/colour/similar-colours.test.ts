import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, typedRgb } from '#shared/colour/rgb.ts';
import { bySimilarity, differenceOf } from '#shared/colour/similar-colours.ts';

const channel = fc.nat(255);
const rgb = fc.record({ r: channel, g: channel, b: channel });

describe('a typed colour', () => {
  it.each(['#a1b2c3', 'a1b2c3', ' #A1B2C3 '])('is read from "%s"', (text) => {
    expect(typedRgb(text)).toEqual({ r: 161, g: 178, b: 195 });
  });

  it('is read from three digits after their sign', () => {
    expect(typedRgb('#abc')).toEqual({ r: 170, g: 187, b: 204 });
  });

  it.each(['', '#', '#12', '#12345', '#1234567', 'abc', '#gggggg', '##a1b2c3', 'RAL 1001'])(
    'is not read from "%s"',
    (text) => {
      expect(typedRgb(text)).toBeUndefined();
    },
  );

  it('is written as it was read', () => {
    fc.assert(
      fc.property(rgb, (colour) => {
        expect(typedRgb(hexOf(colour))).toEqual(colour);
      }),
    );
  });
});

describe('the similar colours', () => {
  it('are all of them, from the most similar on', () => {
    fc.assert(
      fc.property(fc.array(rgb), rgb, (colours, wanted) => {
        const sorted = bySimilarity(colours, wanted);
        const differences = sorted.map((colour) => differenceOf(colour, wanted));
        expect(differences).toEqual(differences.toSorted((left, right) => left - right));
        expect(new Set(sorted)).toEqual(new Set(colours));
        expect(sorted).toHaveLength(colours.length);
      }),
    );
  });

  it('begin with the colour itself', () => {
    fc.assert(
      fc.property(fc.array(rgb), rgb, (colours, wanted) => {
        expect(bySimilarity([...colours, wanted], wanted)[0]).toEqual(wanted);
      }),
    );
  });

  it('are those the eye finds similar, not those of near numbers', () => {
    // Both are 40 away in RGB; the eye sees blues less apart.
    const wanted = { r: 40, g: 40, b: 200 };
    const bluer = { ...wanted, b: 240 };
    const greener = { ...wanted, g: 80 };
    expect(bySimilarity([greener, bluer], wanted)).toEqual([bluer, greener]);
  });
});
