import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTaxCode } from '#shared/identifiers/tax-code.ts';
import { readVatNumber } from '#shared/identifiers/vat-number.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Values of 0/A to 9/J and of K to Z at odd places (F15). */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const omocodia = 'LMNPQRSTUV';

/** The eleventh digit by F15, calculated here once more. */
const checkDigit = (ten: string) => {
  const sum = [...ten].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2;
    return total + (index % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};
const checkLetter = (fifteen: string) => {
  const sum = [...fifteen].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : letters.indexOf(character);
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value);
  }, 0);
  return letters[sum % 26] ?? '';
};

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const office = fc
  .oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(120, 121, 888, 999))
  .map((code) => String(code).padStart(3, '0'));
const vatNumber = fc
  .tuple(digits(7), office)
  .map(([firm, at]) => firm + at)
  .map((ten) => ten + checkDigit(ten));

const letter = fc.constantFrom(...letters);
const six = fc.array(letter, { minLength: 6, maxLength: 6 }).map((all) => all.join(''));
/** A digit, or the letter that stands for it when two people have the same code. */
const place = fc
  .tuple(fc.nat(9), fc.boolean())
  .map(([digit, isLetter]) => (isLetter ? omocodia[digit] : digit));
const places = (length: number) =>
  fc.array(place, { minLength: length, maxLength: length }).map((all) => all.join(''));
const taxCode = fc
  .tuple(six, places(2), fc.constantFrom(...'ABCDEHLMPRST'), places(2), letter, places(3))
  .map((parts) => parts.join(''))
  .map((fifteen) => fifteen + checkLetter(fifteen));

/** Signs that people write between the characters, wherever they like. */
const signs = fc.array(fc.constantFrom('', ' ', '.', '-', ':', '/', '\u00a0'), { maxLength: 16 });
const withSigns = (code: string, between: readonly string[]) =>
  [...code].map((character, index) => character + (between[index] ?? '')).join('');

describe('an Italian VAT number', () => {
  it.each([
    ['IT 00743110157', '00743110157'],
    ['it-007.431.101/57', '00743110157'],
    ['00743110158', undefined],
    ['12345678903', undefined],
    ['0074311015', undefined],
    ['007431101570', undefined],
    ['ITIT00743110157', undefined],
    ['00743110157 x', undefined],
    ['００７４３１１０１５７', undefined],
    ['00000000000', undefined],
    ['', null],
    ['  ', null],
  ])('typed as %j is stored as %j (example 26, F15) [CUS-008]', (typed, stored) => {
    expect(readVatNumber(typed, 'IT')).toBe(stored);
  });

  it('is good with a known office and the right check digit alone, whatever is written between [CUS-008]', () => {
    fc.assert(
      fc.property(vatNumber, signs, fc.constantFrom('', 'IT', 'it '), (code, between, lead) => {
        expect(readVatNumber(lead + withSigns(code, between), 'IT')).toBe(code);
      }),
    );
  });

  it('has the offices 001 to 100, 120, 121, 888 and 999 alone [CUS-008]', () => {
    const known = Array.from({ length: 1000 }, (_, code) => code).filter((code) => {
      const ten = `0074311${String(code).padStart(3, '0')}`;
      return readVatNumber(ten + checkDigit(ten), 'IT');
    });
    expect(known).toEqual([...Array.from({ length: 100 }, (_, index) => index + 1), 120, 121, 888, 999]);
  });

  it('is wrong as soon as one digit is another [CUS-008]', () => {
    fc.assert(
      fc.property(vatNumber, fc.nat(10), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
        const other = String((Number(code[at]) + by) % 10);
        expect(readVatNumber(code.slice(0, at) + other + code.slice(at + 1), 'IT')).toBeUndefined();
      }),
    );
  });
});

describe('a VAT number of another country', () => {
  it.each([
    ['DE123456789', 'DE', 'DE123456789'],
    [' CHE-123.456.788 MWST ', 'CH', 'CHE-123.456.788 MWST'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['00743110158', 'DE', '00743110158'],
    ['A1234567890123456789', 'FR', 'A1234567890123456789'],
    ['A12345678901234567890', 'FR', undefined],
    ['=1+1', 'FR', undefined],
    ['<b>1</b>', 'FR', undefined],
    ['--', 'FR', undefined],
    ['', 'FR', null],
  ])('typed as %j in %s is stored as %j [CUS-011]', (typed, country, stored) => {
    expect(readVatNumber(typed, country)).toBe(stored);
  });
});

describe('a tax code', () => {
  it.each([
    ['rssmra85t10a562s', 'RSSMRA85T10A562S'],
    ['RSS MRA 85T10 A562S', 'RSSMRA85T10A562S'],
    ['RSSMRA85T10A562T', undefined],
    ['RSSMRA70A01Z50QQ', 'RSSMRA70A01Z50QQ'],
    ['RSSMRA85F10A562S', undefined],
    ['80185250588', '80185250588'],
    ['IT80185250588', undefined],
    ['80185250589', undefined],
    ['ßSMRA85T10A562S', undefined],
    ['', null],
  ])('typed as %j is stored as %j (example 26, F15) [CUS-009]', (typed, stored) => {
    expect(readTaxCode(typed)).toBe(stored);
  });

  it('is good with the right check letter alone, letters in place of digits too [CUS-009]', () => {
    fc.assert(
      fc.property(taxCode, signs, letter, (code, between, last) => {
        expect(readTaxCode(withSigns(code.toLowerCase(), between))).toBe(code);
        const other = code.slice(0, 15) + last;
        expect(readTaxCode(other)).toBe(last === code[15] ? code : undefined);
      }),
    );
  });

  it('has eleven digits by the rule of VAT numbers [CUS-009]', () => {
    fc.assert(
      fc.property(vatNumber, (code) => {
        expect(readTaxCode(code)).toBe(code);
      }),
    );
  });
});

describe('any text', () => {
  it('is read without a failure, and what is stored is read again as it is [CUS-009]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        for (const read of [readTaxCode, (text: string) => readVatNumber(text, 'IT')]) {
          const stored = read(typed);
          if (stored) expect(read(stored)).toBe(stored);
        }
      }),
    );
  });
});
