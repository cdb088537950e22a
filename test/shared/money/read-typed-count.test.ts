import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWhole } from '#shared/format/format-number.ts';
import { readTypedCount } from '#shared/money/read-typed-count.ts';

const largest = 9_000_000_000;

describe('a typed count', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['007', 7],
    [' 12 ', 12],
    ['1.250', 1_250],
    ['1 250 000', 1_250_000],
    ['9.000.000.000', largest],
  ])('reads %j as %d', (text, count) => {
    expect(readTypedCount(text, largest)).toBe(count);
  });

  it.each(['', '   '])('is none without a digit: %j', (text) => {
    expect(readTypedCount(text, largest)).toBeUndefined();
  });

  it.each([
    ['-5', 'digitsOnly'],
    ['+5', 'digitsOnly'],
    ['1e5', 'digitsOnly'],
    ['dieci', 'digitsOnly'],
    ['12,5', 'whole'],
    ['12.5', 'whole'],
    ['1.', 'whole'],
    ['1.250 000', 'whole'],
    ['0.250', 'whole'],
    ['12 40', 'whole'],
    ['42\n150', 'whole'],
    ['1\t250', 'whole'],
    ['9000000001', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('refuses %j: %s', (text, fault) => {
    expect(readTypedCount(text, largest)).toBe(fault);
  });

  it('reads every count as it is shown and as bare digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largest }), (count) => {
        expect(readTypedCount(formatWhole(count), largest)).toBe(count);
        expect(readTypedCount(String(count), largest)).toBe(count);
      }),
    );
  });

  it('drops nothing: a text that is read has the digits of its count', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+\d., ea]{1,8}$/), (text) => {
        const read = readTypedCount(text, largest);
        if (typeof read === 'number') expect(text).toMatch(/^[\d. ]+$/);
        if (typeof read === 'number') expect(Number(text.replace(/\D/g, ''))).toBe(read);
      }),
    );
  });
});
