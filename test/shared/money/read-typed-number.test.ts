import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { parseTyped } from '#shared/money/parse-typed.ts';
import { readTypedNumber } from '#shared/money/read-typed-number.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { perUnit } from '#shared/money/units.ts';

const plainly = (value: number) => ({ value, isDoubtful: false, other: undefined });
const doubtfully = (value: number, other?: number) => ({ value, isDoubtful: true, other });

describe('a number typed in a quotation', () => {
  it.each([
    ['350', 350],
    ['12,5', 12.5],
    [',5', 0.5],
    ['5,', 5],
    ['0', 0],
    ['007', 7],
    ['1.234', 1234],
    ['1.234,56', 1234.56],
    ['1 234 567,8', 1_234_567.8],
    ['5.', 5],
    [' 350 m²', 350],
    ['350mq', 350],
    ['350 m2', 350],
    ['350 M', 350],
  ])('is understood as it looks: "%s" is %s [QCA-010]', (text, value) => {
    expect(readTypedNumber(text, 'mq')).toEqual(plainly(value));
  });

  it.each([
    ['12.5', 125, 12.5],
    ['1.5', 15, 1.5],
    ['100.00', 10_000, 100],
    ['0.125', 125, 0.125],
    ['1234.567', 1_234_567, 1234.567],
    ['1,234.56', 1.23456, 1234.56],
    ['1,234,567', 1.234, 1_234_567],
    ['12.5 m²', 125, 12.5],
    ['12.34,5', 1234.5, undefined],
    ['1.00.000', 100_000, undefined],
  ])('may be another than it looks: "%s" is %s, and may mean %s [QCA-010, OP46]', (text, value, other) => {
    expect(readTypedNumber(text, 'mq')).toEqual(doubtfully(value, other));
  });

  it.each([
    ['1,250', 1.25, 1250],
    ['12,500', 12.5, 12_500],
    ['350,125 m²', 350.125, 350_125],
  ])('may be thousands to a reader of English: "%s" is %s, and may mean %s', (text, value, other) => {
    expect(readTypedNumber(text, 'mq', 'en')).toEqual(doubtfully(value, other));
    expect(readTypedNumber(text, 'mq', 'it')).toEqual(plainly(value));
  });

  it.each([
    ['0,250', 0.25],
    ['1,25', 1.25],
    ['1,2500', 1.25],
    ['1.250', 1250],
    ['1234,567', 1234.567],
    ['1.234,567', 1234.567],
  ])('that English would not write as thousands is no doubt: "%s"', (text, value) => {
    expect(readTypedNumber(text, 'mq', 'en')).toEqual(plainly(value));
  });

  it('has no thousands as a percentage', () => {
    expect(readTypedNumber('12,345', '%', 'en')).toEqual(plainly(12.345));
  });

  it.each([
    ['-5', 'sign'],
    ['−5', 'sign'],
    ['+5', 'sign'],
    ['10-5', 'sign'],
    ['1e5', 'letters'],
    ['abc', 'letters'],
    ['10 kg', 'letters'],
    ['10 %', 'characters'],
    ['10 €', 'characters'],
    ["1'000", 'characters'],
    ['12 5', 'characters'],
    ['12 40,5', 'characters'],
    ['42\n150', 'characters'],
    ['1\t234', 'characters'],
    ['1 234.5', 'characters'],
    ['1,2,3', 'commas'],
    ['12,5,', 'commas'],
  ])('is none where the typed rule would drop something: "%s", for its %s [OP46]', (text, fault) => {
    expect(readTypedNumber(text, 'mq')).toBe(fault);
  });

  it.each(['', '  ', ',', '.', 'mq'])('is not there yet in "%s"', (text) => {
    expect(readTypedNumber(text, 'mq')).toBeUndefined();
  });

  it('has its own unit alone behind it, and four decimals where it is a percentage', () => {
    expect(readTypedNumber('10 %', '%')).toEqual(plainly(10));
    expect(readTypedNumber('10 mq', '%')).toBe('letters');
    expect(readTypedNumber('33,33335', '%')).toEqual(plainly(33.3334));
    for (const tooLarge of ['9020000000', '9'.repeat(40)])
      expect(readTypedNumber(tooLarge, 'mq')).toEqual(plainly(beyondAnyLimit));
  });

  const characters = fc.string({ unit: fc.constantFrom(...'0123456789.,- em²%'), maxLength: 12 });
  const units = fc.constantFrom('mq' as const, '%' as const);

  it('is the one of the typed rule, whatever is typed, or is refused', () => {
    fc.assert(
      fc.property(fc.oneof(characters, fc.string()), (text) => {
        const read = readTypedNumber(text, 'mq');
        if (typeof read !== 'object') return;
        const typed = parseTyped(text.trim().replace(/\s*m[q²2]?$/i, ''), 6);
        expect(read.value).toBe((typed ?? Number.NaN) / perUnit);
      }),
      { numRuns: 2000 },
    );
  });

  it('is shown so that it is understood the same, without a doubt, and so is the other one', () => {
    fc.assert(
      fc.property(characters, units, (text, unit) => {
        const read = readTypedNumber(text, unit);
        // Beyond any limit it is refused before it is shown.
        if (typeof read !== 'object' || !Number.isFinite(read.value)) return;
        for (const shown of [read.value, read.other ?? 0]) {
          const again = readTypedNumber(formatTypedNumber(shown), unit);
          expect(again).toEqual(plainly(unit === '%' ? Math.round(shown * 10_000) / 10_000 : shown));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('without a doubt has each digit that was typed, in its place', () => {
    const digitsOf = (text: string) => text.replace(/[^\d,]/g, '').replace(/^0+(?=\d)/, '');
    fc.assert(
      fc.property(characters, (text) => {
        const read = readTypedNumber(text, 'mq');
        if (typeof read !== 'object' || read.isDoubtful || /,\d{7}|m2/.test(text)) return;
        // Beyond any limit it is refused before it is shown.
        if (!Number.isFinite(read.value)) return;
        const [whole = '', decimals = ''] = digitsOf(text).split(',');
        const kept = decimals.replace(/0+$/, '');
        expect(digitsOf(formatTypedNumber(read.value))).toBe(`${whole || '0'}${kept && `,${kept}`}`);
      }),
      { numRuns: 2000 },
    );
  });
});
