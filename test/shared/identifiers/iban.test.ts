import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanInGroups, readIban } from '#shared/identifiers/iban.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Country and account with the check digits of ISO 13616, by one large number. */
function ibanOf(country: string, account: string): string {
  const number = [...`${account}${country}00`].map((character) => alphabet.indexOf(character)).join('');
  return `${country}${String(98n - (BigInt(number) % 97n)).padStart(2, '0')}${account}`;
}

const isDigit = (character: string) => /\d/.test(character);
const characters = (from: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...from), { minLength, maxLength }).map((all) => all.join(''));
const iban = fc
  .tuple(characters(alphabet.slice(10), 2, 2), characters(alphabet, 11, 30))
  .map(([c, a]) => ibanOf(c, a));

describe('an IBAN', () => {
  it.each([
    ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
    ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['NO9386011117947', 'NO9386011117947'],
    ['IT60X0542811101000000123457', undefined],
    ['IT60X054281110100000012345', undefined],
    ['6IT0X0542811101000000123456', undefined],
    ['IT60X0542811101000000123456!', undefined],
    ['', null],
    [' ', null],
  ])('typed as %j is stored as %j [OFR-078]', (typed, stored) => {
    expect(readIban(typed)).toBe(stored);
  });

  it('is good when its number leaves 1 of 97, and wrong with one character changed or two exchanged [OFR-078]', () => {
    fc.assert(
      fc.property(iban, fc.nat(), fc.constantFrom(...alphabet), (good, seed, other) => {
        expect(readIban(good.toLowerCase())).toBe(good);
        const at = 4 + (seed % (good.length - 5));
        const [one = '', next = ''] = good.slice(at, at + 2);
        // A letter counts as two digits: only characters of one kind are told apart for sure.
        fc.pre([next, other].every((each) => isDigit(each) === isDigit(one)));
        const changed = good.slice(0, at) + other + good.slice(at + 1);
        const exchanged = good.slice(0, at) + next + one + good.slice(at + 2);
        expect(readIban(changed)).toBe(other === one ? good : undefined);
        expect(readIban(exchanged)).toBe(next === one ? good : undefined);
      }),
    );
  });

  it('prints in groups of four, and is read again from what is printed [OFR-078]', () => {
    expect(ibanInGroups('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(ibanInGroups('DE8937040044053201300012')).toBe('DE89 3704 0044 0532 0130 0012');
    fc.assert(
      fc.property(iban, (good) => {
        expect(readIban(ibanInGroups(good))).toBe(good);
        expect(
          ibanInGroups(good)
            .split(' ')
            .slice(0, -1)
            .every((group) => group.length === 4),
        ).toBe(true);
      }),
    );
  });
});
