import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountChain,
  isUnfinishedChain,
  parseDiscountChain,
  typedPercent,
} from '#shared/money/parse-discount-chain.ts';

const three = (discount: number, discountExtra = 0, discountAccounting = 0) => ({
  discount,
  discountExtra,
  discountAccounting,
});

describe('a typed chain of discounts', () => {
  it.each([
    ['10+5+2', three(0.1, 0.05, 0.02)],
    ['10 + 5 + 2', three(0.1, 0.05, 0.02)],
    ['10%+5%', three(0.1, 0.05)],
    [' 10 % + 5 % ', three(0.1, 0.05)],
    ['12,5+5', three(0.125, 0.05)],
    ['33,33', three(0.3333)],
    ['0+5', three(0, 0.05)],
    ['100', three(1)],
    ['100,+,5', three(1, 0.005)],
    ['007', three(0.07)],
    ['', three(0)],
    ['   ', three(0)],
  ])('%j is %j [QCA-018, QCA-019]', (typed, discounts) => {
    expect(parseDiscountChain(typed)).toEqual(discounts);
  });

  it.each(['10+5+2+1', '0+0+0+0', '100+100+100+1000'])(
    '%j has more steps than there are discounts',
    (typed) => {
      expect(parseDiscountChain(typed)).toBe('tooLong');
    },
  );

  it.each(['101', '10+120', '10+5+100,0001', '9'.repeat(400)])('%j has a step above 100 %', (typed) => {
    expect(parseDiscountChain(typed)).toBe('range');
  });

  it.each([
    'abc',
    '10+',
    '+10',
    '10++5',
    '10-5',
    '-10',
    '12.5+5',
    '10 5',
    '1 0',
    '10%%',
    '%',
    ',',
    '1,2,3',
    '1e1',
    '١٠',
  ])('%j cannot be read: no discount is guessed', (typed) => {
    expect(parseDiscountChain(typed)).toBe('unreadable');
  });

  const fraction = fc.oneof(
    fc.constantFrom(0, 0.1, 1),
    fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000),
  );
  const discounts = fc.record({
    discount: fraction,
    discountExtra: fraction,
    discountAccounting: fraction,
  });

  it('says discounts the way they are typed, and is read as the same ones', () => {
    expect(discountChain(three(0.1, 0.05, 0.02))).toBe('10+5+2');
    expect(discountChain(three(0.125))).toBe('12,5');
    expect(discountChain(three(0, 0, 0.02))).toBe('0+0+2');
    expect(discountChain(three(0))).toBe('');
    expect(typedPercent(0.000001)).toBe('0,0001');
    fc.assert(
      fc.property(discounts, (stored) => {
        expect(parseDiscountChain(discountChain(stored))).toEqual(stored);
      }),
    );
  });

  it('does not mind blanks and percent signs', () => {
    const blank = fc.constantFrom('', ' ', '\u00a0');
    fc.assert(
      fc.property(discounts, blank, blank, fc.constantFrom('', '%'), (stored, before, after, sign) => {
        const steps = [stored.discount, stored.discountExtra, stored.discountAccounting].map(
          (one) => `${before}${typedPercent(one)}${after}${sign}${after}`,
        );
        expect(parseDiscountChain(steps.join('+'))).toEqual(stored);
      }),
    );
  });

  it('is a fault or three discounts from 0 to 100 %, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,+% .a]{0,12}$/), (typed) => {
        const read = parseDiscountChain(typed);
        if (typeof read === 'string') return;
        for (const one of Object.values(read)) expect(one >= 0 && one <= 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a chain that is still being typed', () => {
  it.each(['10+', '10 + ', '12,5 % +', '10+5+'])('%j awaits its next step', (typed) => {
    expect(isUnfinishedChain(typed)).toBe(true);
  });

  it.each(['', '10', '+', '10++', '12.5+', '10+120+', '10+5x'])('%j does not', (typed) => {
    expect(isUnfinishedChain(typed)).toBe(false);
  });
});
