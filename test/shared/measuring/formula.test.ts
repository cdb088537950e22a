import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestFormula, readFormula } from '#shared/measuring/read-formula.ts';
import { shownFormula } from '#shared/measuring/shown-formula.ts';

const reasonOf = (typed: string) => readFormula(typed).fault?.reason;

describe('a formula', () => {
  it.each([
    ['2*(4,20+3,60)*2,70', 42_120],
    ['4.20 x 2.70', 11_340],
    ['=3,00×2,50−0,80×2,10', 5820],
    ['10/3', 3333],
    ['2/3', 667],
    ['-1,2*2+9', 6600],
    ['(1,5+(2-0,5))*2', 6000],
    ['2-5+10', 7000],
    ['2*(4,20+3,60)', 15_600],
    ['-2*3+12', 6000],
  ])('%j is %i thousandths (example 14a) [MEA-004, MEA-005]', (typed, value) => {
    expect(readFormula(typed)).toEqual({ value });
  });

  it.each([
    ['5,', 5000],
    [',5', 500],
    ['0,0005', 1],
    ['0,0004', 0],
    ['99999,999', 99_999_999],
    ['99999,9994', 99_999_999],
    ['0', 0],
    ['', null],
    [' \t\u00a0\u202f', null],
    [' = 2 X 3 · 2 : 4 ÷ 3 – 0,5 − 0,25 ', 250],
  ])('%j is %j thousandths (example 14b) [MEA-004]', (typed, value) => {
    expect(readFormula(typed)).toEqual({ value });
  });

  it.each([
    ['1.234,56', 5],
    ['4 20', 2],
    ['2(3+4)', 1],
    ['2*-3', 2],
    ['4,20m', 4],
    ['()', 1],
    ['1/0+', 4],
    ['==2', 1],
    ['2=', 1],
    [',', 0],
    ['  1,2,3', 5],
    ['(2', 2],
    ['2)', 1],
    ['2 3,4,5', 2],
    ['4\n2', 1],
    ['٣', 0],
    ['2^3', 1],
    ['1e3', 1],
  ])(
    '%j cannot be read from character %i on, and nothing is guessed (example 14c) [MEA-006]',
    (typed, at) => {
      expect(readFormula(typed)).toEqual({ fault: { reason: 'unreadable', at } });
      expect(shownFormula(typed)).toBe(typed);
    },
  );

  it.each([
    ['2-5', 'negative'],
    ['0-0,0001', 'negative'],
    ['1/0', 'division-by-zero'],
    ['1/(2-2)', 'division-by-zero'],
    ['1/(1/0)', 'division-by-zero'],
    ['0/0-5', 'division-by-zero'],
    ['100000', 'too-large'],
    ['99999,9995', 'too-large'],
  ])('%j is refused as %s (example 14c) [MEA-007]', (typed, reason) => {
    expect(readFormula(typed)).toEqual({ fault: { reason } });
  });

  it('has at most 100 characters, blanks around it apart [MEA-006]', () => {
    const longest = `${'1+'.repeat(49)}10`;
    expect(longest).toHaveLength(longestFormula);
    expect(readFormula(`  ${longest}  `)).toEqual({ value: 59_000 });
    expect(readFormula(` ${longest}0`)).toEqual({ fault: { reason: 'unreadable', at: 101 } });
  });

  it('shows one sign for each operation and a comma as decimal mark [MEA-008]', () => {
    expect(shownFormula('=4.20 x 2.70')).toBe('4,20 × 2,70');
    expect(shownFormula(' 2*(4,20+3.60)/3:2 ')).toBe('2×(4,20+3,60)÷3÷2');
    expect(shownFormula('9-1–2−3·1X1')).toBe('9−1−2−3×1×1');
    expect(shownFormula('1/0')).toBe('1÷0');
  });
});

/** A formula as a tree, with the sign that each operation is written by. */
type Tree = { number: string } | { sign: string; left: Tree; right: Tree } | { minus: Tree };

const numberText = fc
  .tuple(fc.nat(9999), fc.constantFrom('', ',', '.'), fc.stringMatching(/^\d{0,3}$/))
  .map(([whole, mark, rest]) => `${whole}${mark}${mark ? rest : ''}`);
const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    numberText.map((number) => ({ number })),
    fc.record({ sign: fc.constantFrom(...'+-−–*xX×·/÷:'), left: tie('tree'), right: tie('tree') }),
    fc.record({ minus: tie('tree') }),
  ),
})).tree;

const kindOf = (sign: string) =>
  '+'.includes(sign) ? '+' : '-−–'.includes(sign) ? '-' : '/÷:'.includes(sign) ? '/' : '*';
const isSum = (one: Tree) => 'minus' in one || ('sign' in one && '+-'.includes(kindOf(one.sign)));
/** The text of a tree, in brackets only where its meaning would be another without them. */
function written(of: Tree): string {
  if ('number' in of) return of.number;
  if ('minus' in of) return `-${bracketed(of.minus, isSum(of.minus))}`;
  const isProduct = '*/'.includes(kindOf(of.sign));
  const left = bracketed(of.left, isProduct && isSum(of.left));
  const right = bracketed(of.right, isSum(of.right) || (isProduct && 'sign' in of.right));
  return `${left}${of.sign}${right}`;
}
const bracketed = (of: Tree, isIn: boolean) => (isIn ? `(${written(of)})` : written(of));

/** The exact value as two integers, calculated on the tree; undefined where it divides by zero. */
function exactly(of: Tree): [bigint, bigint] | undefined {
  if ('number' in of) {
    const [whole = '', rest = ''] = of.number.split(/[.,]/);
    return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
  }
  if ('minus' in of) {
    const value = exactly(of.minus);
    return value && [-value[0], value[1]];
  }
  const [left, right] = [exactly(of.left), exactly(of.right)];
  if (!left || !right) return undefined;
  const [[a, b], [c, d]] = [left, right];
  const kind = kindOf(of.sign);
  if (kind === '+') return [a * d + c * b, b * d];
  if (kind === '-') return [a * d - c * b, b * d];
  if (kind === '*') return [a * c, b * d];
  return c === 0n ? undefined : c < 0n ? [-a * d, b * -c] : [a * d, b * c];
}

function expected(of: Tree) {
  const value = exactly(of);
  if (!value) return { fault: { reason: 'division-by-zero' } };
  const [top, bottom] = value;
  if (top < 0n) return { fault: { reason: 'negative' } };
  const [whole, rest] = [(top * 1000n) / bottom, (top * 1000n) % bottom];
  const rounded = Number(whole) + (2n * rest >= bottom ? 1 : 0);
  return rounded > 99_999_999 ? { fault: { reason: 'too-large' } } : { value: rounded };
}

describe('any formula', () => {
  it('has the value of an independent exact evaluation, and shows itself with the same value [MEA-004, MEA-005, MEA-008]', () => {
    fc.assert(
      fc.property(tree, fc.boolean(), (of, isSpaced) => {
        const text = isSpaced ? written(of).replace(/[-+−–*xX×·/÷:()]/g, ' $& ') : written(of);
        fc.pre(text.trim().length <= longestFormula);
        expect(readFormula(text)).toEqual(expected(of));
        const shown = shownFormula(text);
        expect(readFormula(shown)).toEqual(expected(of));
        expect(shown).toMatch(/^[\d,+−×÷() ]*$/);
        expect(shownFormula(shown)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read or refused, whatever it is, and marks a place in it [MEA-006]', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789,.+-*/()x÷= m'), maxLength: 120 });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 120 })), (typed) => {
        const { value, fault } = readFormula(typed);
        if (fault?.reason === 'unreadable') return fault.at >= 0 && fault.at <= typed.length;
        return fault !== undefined || value === null || (Number.isInteger(value) && value >= 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes time in proportion to its length at most: nothing beyond 100 characters is looked at', () => {
    for (const one of ['(', '1', '1+', '-', ' ', '9,', '=', '((1/0)', '٣']) {
      // Work that grows faster than the text would not end.
      const typed = one.repeat(1_000_000 / one.length);
      expect(readFormula(typed).value ?? null).toBeNull();
    }
    expect(reasonOf(`${'('.repeat(49)}1${')'.repeat(49)}`)).toBeUndefined();
    expect(reasonOf('('.repeat(100))).toBe('unreadable');
    expect(readFormula(`1/0,${'0'.repeat(94)}1`)).toEqual({ fault: { reason: 'too-large' } });
  });
});
