import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWorkCode } from '#shared/schemas/work-input.ts';
import { groupsOf, orderedByCode, orderedWorks } from '#shared/works/order-works.ts';
import { workSearch } from '#shared/works/search-works.ts';
import { comparedCode, freeCode } from '#shared/works/work-code.ts';
import { aWorkRow } from '#test/support/builders/work.ts';

const codes = (works: readonly { code: string }[]) => works.map(({ code }) => code);

describe('the order of works', () => {
  const works = [
    aWorkRow({ code: 'P10', group: 'Preparazione' }),
    aWorkRow({ code: 'X1', group: null }),
    aWorkRow({ code: 'P2', group: 'Preparazione' }),
    aWorkRow({ code: 'Z1', group: 'Esterni' }),
    aWorkRow({ code: 'X02', group: null }),
  ];

  it('is by group, then by code with its numbers as numbers; no group comes last [WRK-010]', () => {
    expect(codes(orderedWorks(works))).toEqual(['Z1', 'P2', 'P10', 'X1', 'X02']);
    expect(codes(orderedByCode(works))).toEqual(['P2', 'P10', 'X1', 'X02', 'Z1']);
    expect(groupsOf(works)).toEqual(['Esterni', 'Preparazione']);
  });

  it('does not depend on the order before', () => {
    const twins = [aWorkRow({ id: 'a', code: 'P2' }), aWorkRow({ id: 'b', code: 'P2' }), ...works];
    const order = orderedWorks(twins);
    fc.assert(
      fc.property(fc.shuffledSubarray(twins, { minLength: twins.length }), (shuffled) => {
        expect(orderedWorks(shuffled)).toEqual(order);
      }),
    );
  });
});

describe('the search of works', () => {
  const works = [
    aWorkRow({ code: 'P04', description: { it: 'Trattamento antimuffa', en: 'Against mould', de: null } }),
    aWorkRow({
      code: 'E01',
      description: { it: 'Velatura perché no', en: null, de: null },
      group: 'Facciata',
    }),
  ];
  const found = (typed: string) => codes(workSearch(works)(typed));

  it('looks at code, description and group, every typed part, without case and accents [WRK-010]', () => {
    expect(found('p04')).toEqual(['P04']);
    expect(found('MUFFA tratt')).toEqual(['P04']);
    expect(found('mould')).toEqual(['P04']);
    expect(found('perche facciàta')).toEqual(['E01']);
    expect(found('muffa facciata')).toEqual([]);
    expect(found('antimuffaagainst')).toEqual([]);
    expect(found('p04trattamento')).toEqual([]);
    expect(found(' ')).toEqual(['P04', 'E01']);
  });
});

describe('a code', () => {
  it('is the same as another one that differs in case or blanks around it [WRK-004]', () => {
    expect(comparedCode(' p01 ')).toBe(comparedCode('P01'));
    expect(comparedCode('P 01')).not.toBe(comparedCode('P01'));
  });

  it.each([
    ['P01', ['P01'], 'P02'],
    [' P01 ', [], 'P02'],
    ['P01', ['P01', 'p02', 'P03'], 'P04'],
    ['P09', ['P09'], 'P10'],
    ['P99', ['P99'], 'P100'],
    ['Zoccolo', ['zoccolo'], 'Zoccolo-2'],
    ['Zoccolo', ['Zoccolo', 'ZOCCOLO-2'], 'Zoccolo-3'],
    ['12345678901234567X90', [], '12345678901234567X91'],
    ['ABCDEFGHIJKLMNOPQRST', [], 'ABCDEFGHIJKLMNOPQR-2'],
    ['ABCDEFGHIJKLMNOPQR99', [], 'ABCDEFGHIJKLMNOPQ100'],
    ['99999999999999999999', [], ''],
  ])('of a copy of %s beside %j is %s [WRK-011]', (code, taken, free) => {
    expect(freeCode(code, taken)).toBe(free);
  });

  it('of a copy is free, however many are taken [WRK-011]', () => {
    const code = fc.stringMatching(/^[A-Za-z-]{1,6}\d{0,3}$/);
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 40 }), (original, taken) => {
        const free = freeCode(original, [original, ...taken]);
        expect(free.length).toBeLessThanOrEqual(longestWorkCode);
        return free !== '' && ![original, ...taken].map(comparedCode).includes(comparedCode(free));
      }),
    );
  });
});
