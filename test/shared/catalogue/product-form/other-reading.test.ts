import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherReading, unmistakable } from '#shared/catalogue/product-form/other-reading.ts';
import { typedPrice } from '#shared/catalogue/product-form/typed-number.ts';
import { formatEuro } from '#shared/format/format-catalogue-number.ts';
import { languages } from '#shared/languages.ts';

const anyLanguage = fc.constantFrom(...languages);

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
    ['1250', undefined],
    ['', undefined],
  ])('of %j is %j in both languages [OPC-24]', (text, other) => {
    expect(languages.map((language) => otherReading(text, language))).toEqual([other, other]);
  });

  it.each([
    ['1,250', 1250],
    ['€ 12,000', 12_000],
    ['1,25', undefined],
    ['0,125', undefined],
    ['1,250.00', undefined],
  ])('of %j is %j in English alone, which groups thousands by commas [OPC-24]', (text, other) => {
    expect(otherReading(text, 'en')).toBe(other);
    expect(otherReading(text, 'it')).toBeUndefined();
  });

  it('is a thousand times the one that is taken', () => {
    const digits = [fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 })] as const;
    fc.assert(
      fc.property(...digits, fc.constantFrom('.', ','), (whole, rest, mark) => {
        const text = `${whole}${mark}${String(rest).padStart(3, '0')}`;
        const other = otherReading(text, 'en');
        expect(typedPrice(text)).toEqual({ value: (other ?? Number.NaN) / 1000 });
      }),
    );
  });

  it('is none of a number that was made unmistakable, which stays the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), anyLanguage, (tenThousandths, language) => {
        const value = tenThousandths / 10_000;
        const text = unmistakable(formatEuro(value), language);
        expect(otherReading(text, language)).toBeUndefined();
        expect(typedPrice(text)).toEqual({ value });
      }),
    );
  });
});
