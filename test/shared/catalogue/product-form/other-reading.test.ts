import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherReading } from '#shared/catalogue/product-form/other-reading.ts';
import { typedPrice } from '#shared/catalogue/product-form/typed-number.ts';

describe('the other reading of a number', () => {
  it.each([
    ['1.250', 1250],
    ['€ 1.250', 1250],
    ['12.000 kg', 12_000],
    ['1.25', undefined],
    ['1.2500', undefined],
    ['0.125', undefined],
    ['1.250,00', undefined],
    ['1.250.000', undefined],
    ['1,250', undefined],
    ['1250', undefined],
    ['', undefined],
  ])('of %j is %j', (text, other) => {
    expect(otherReading(text)).toBe(other);
  });

  it('is a thousand times the one that is taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
        const text = `${whole}.${String(rest).padStart(3, '0')}`;
        const other = otherReading(text);
        expect(typedPrice(text)).toEqual({ value: (other ?? Number.NaN) / 1000 });
      }),
    );
  });
});
